import { factText, says } from '../script/facts'
import { listed } from '../script/nearest'
import { notAmong, type Problem } from '../script/problem'
import { acts, type Condition, type DemoScript, type Expectation, type Step } from '../script/step'
import { stepText } from '../script/stepText'
import { oneLine, targetText, type Target } from '../script/target'
import {
  AFTER_ACT_MS,
  EXPECT_WITHIN_MS,
  FACT_WITHIN_MS,
  FIND_WITHIN_MS,
  LOOK_EVERY_MS,
  POINTER_MS,
  showingMs,
} from './durations'
import type { Looks, Sighting, Stage } from './stage'
import { StepFailure } from './stepFailure'

/** The entries from which facts count. */
export interface Marks {
  /** The last entry before the last step that did something. */
  act: number
  /** The last entry before the chapter. */
  chapter: number
}

export const noMarks: Marks = { act: 0, chapter: 0 }

/** Which step of which script plays. */
interface Place {
  /** The file of the script, for errors. */
  file: string
  /** The number of the step, from 0. */
  index: number
  marks: Marks
}

type Fault = Pick<Problem, 'wanted' | 'found' | 'nearest'>

/** What there was instead of one element. */
function missing<Thing>(sighting: Exclude<Sighting<Thing>, { found: 'one' }>): Fault {
  const { target, there, found } = sighting
  const wanted = targetText(target)
  if (found === 'many')
    return {
      wanted: `one ${wanted}`,
      found: `There are ${there.length}: ${listed(there)}. Say in what it is.`,
    }
  const name = target.name ?? target.has
  const sought = name === undefined ? '' : typeof name === 'string' ? name : name.begins
  const { nearest } = notAmong(sought, there)
  return {
    wanted,
    found:
      there.length === 0
        ? `There is no ${target.role} there.`
        : `There are: ${there.map((each) => `"${each}"`).join(', ')}.`,
    ...(nearest !== undefined && { nearest: `${target.role} ${nearest}` }),
  }
}

const meets: Readonly<Record<Exclude<Condition, 'there' | 'gone'>, (looks: Looks) => boolean>> = {
  enabled: ({ isEnabled }) => isEnabled,
  disabled: ({ isEnabled }) => !isEnabled,
  focused: ({ isFocused }) => isFocused,
  checked: ({ isChecked }) => isChecked,
  selected: ({ isSelected }) => isSelected,
}

/** What an element lacks of what is expected of it; undefined when it has all. */
function unmet({ is, shows, holds, explains }: Expectation, looks: Looks): Fault | undefined {
  if (is !== undefined && is !== 'there' && is !== 'gone' && !meets[is](looks))
    return {
      wanted: `it to be ${is}`,
      found: looks.description ? `It is not: ${looks.description}.` : 'It is not.',
    }
  if (shows !== undefined && !looks.text.includes(oneLine(shows)))
    return { wanted: `it to show "${shows}"`, found: `It shows "${looks.text}".` }
  if (holds !== undefined && looks.value !== holds)
    return { wanted: `it to hold "${holds}"`, found: `It holds ${JSON.stringify(looks.value ?? null)}.` }
  if (explains !== undefined && !looks.description.includes(oneLine(explains)))
    return { wanted: `it to say "${explains}"`, found: `It says "${looks.description}".` }
  return undefined
}

/** Plays one step on a stage: what a step means, the same for all stages. */
class StepPlay<Thing> {
  constructor(
    private readonly stage: Stage<Thing>,
    private readonly step: Step,
    private readonly place: Place,
  ) {}

  private fail(fault: Fault): never {
    const { file, index } = this.place
    throw new StepFailure({ file, step: index + 1, what: stepText(this.step), ...fault })
  }

  /** Looks again and again until something comes of it. @param attempt returns the answer, or what is wrong so far */
  private async within<Answer>(
    ms: number,
    attempt: () => Promise<{ answer: Answer } | { fault: Fault }>,
  ): Promise<Answer> {
    for (let passed = 0; ; passed += LOOK_EVERY_MS) {
      const result = await attempt()
      if ('answer' in result) return result.answer
      if (passed >= ms)
        this.fail({ ...result.fault, wanted: `${result.fault.wanted} within ${ms / 1_000} s` })
      await this.stage.advance(LOOK_EVERY_MS, 'waiting')
    }
  }

  /** The one element of a target, as soon as it is there. */
  private find(target: Target): Promise<Thing> {
    return this.within<Thing>(FIND_WITHIN_MS, async () => {
      const sighting = await this.stage.find(target)
      return sighting.found === 'one' ? { answer: sighting.thing } : { fault: missing(sighting) }
    })
  }

  /** The same, once it is enabled. */
  private findEnabled(target: Target): Promise<Thing> {
    return this.within<Thing>(FIND_WITHIN_MS, async () => {
      const sighting = await this.stage.find(target)
      if (sighting.found !== 'one') return { fault: missing(sighting) }
      const fault = unmet({ is: 'enabled' }, await this.stage.look(sighting.thing))
      return fault ? { fault } : { answer: sighting.thing }
    })
  }

  /** Moves the pointer to an element. @returns the element as it is after that: the page may have replaced it */
  private async moveTo(target: Target, find = () => this.find(target)): Promise<Thing> {
    await this.stage.point(await find())
    await this.stage.advance(POINTER_MS, 'moving')
    return find()
  }

  private async clickOn(target: Target): Promise<Thing> {
    const thing = await this.moveTo(target, () => this.findEnabled(target))
    await this.stage.click(thing)
    return thing
  }

  private async pick(target: Target, option: string) {
    const thing = await this.moveTo(target, () => this.findEnabled(target))
    if (await this.stage.choose(thing, option)) return
    await this.stage.click(thing)
    await this.stage.advance(AFTER_ACT_MS, 'moving')
    await this.clickOn({ role: 'option', name: option })
  }

  private async until({ facts, withinMs = FACT_WITHIN_MS }: Extract<Step, { do: 'until' }>) {
    const { marks } = this.place
    await this.within(withinMs, async () => {
      const entries = await this.stage.entriesAfter(Math.min(marks.act, marks.chapter))
      const open = facts.filter((fact) => {
        const mark = fact.since === 'chapter' ? marks.chapter : marks.act
        return !entries.some((entry) => entry.seq > mark && says(fact, entry))
      })
      if (open.length === 0) return { answer: undefined }
      const last = entries.slice(-5).map(({ kind, subject }) => `${kind} ${subject}`)
      return {
        fault: {
          wanted: open.map(factText).join(' and '),
          found: last.length > 0 ? `The last entries are: ${last.join('; ')}.` : 'Nothing was logged since.',
        },
      }
    })
  }

  private async expect({ at, withinMs = EXPECT_WITHIN_MS, ...expected }: Extract<Step, { do: 'expect' }>) {
    await this.within(withinMs, async () => {
      const sighting = await this.stage.find(at)
      const isGone = sighting.found === 'none'
      if (expected.is === 'gone')
        return isGone
          ? { answer: undefined }
          : { fault: { wanted: `${targetText(at)} to be gone`, found: 'It is there.' } }
      if (sighting.found !== 'one') return { fault: missing(sighting) }
      const fault = unmet(expected, await this.stage.look(sighting.thing))
      return fault ? { fault } : { answer: undefined }
    })
  }

  async play(): Promise<void> {
    const { stage, step } = this
    switch (step.do) {
      case 'chapter':
        await stage.caption(null)
        await stage.chapter(step.title)
        break
      case 'say':
        await stage.caption(step.text)
        break
      case 'point': {
        const thing = await this.moveTo(step.at)
        await stage.caption(step.text ?? null, thing)
        break
      }
      case 'goto':
        await stage.goto(step.path)
        break
      case 'click':
        await this.clickOn(step.at)
        break
      case 'type':
        await stage.type(await this.clickOn(step.at), step.text)
        break
      case 'pick':
        await this.pick(step.at, step.option)
        break
      case 'press':
        await stage.press(step.keys, step.at && (await this.findEnabled(step.at)))
        break
      case 'upload':
        await stage.upload(await this.moveTo(step.at), step.file)
        break
      case 'until':
        await this.until(step)
        break
      case 'expect':
        await this.expect(step)
        break
      case 'shot':
        await stage.shot(step.name)
        break
    }
    const shown = showingMs(step)
    if (shown > 0) await stage.advance(shown, 'reading')
    if (acts.has(step.do)) await stage.advance(AFTER_ACT_MS, 'moving')
  }
}

/**
 * Plays one step.
 *
 * @returns the marks for the next step
 * @throws a {@link StepFailure} when it does not work
 */
export async function playStep<Thing>(stage: Stage<Thing>, step: Step, place: Place): Promise<Marks> {
  const last = await stage.lastEntry()
  const { act, chapter } = place.marks
  const marks = {
    act: acts.has(step.do) ? last : act,
    chapter: step.do === 'chapter' ? last : chapter,
  }
  await new StepPlay(stage, step, { ...place, marks }).play()
  return marks
}

/** Plays a whole script, for a stage without a player around it. @param onStep hears of each step before it plays */
export async function play<Thing>(
  stage: Stage<Thing>,
  script: DemoScript,
  { file, onStep }: { file: string; onStep?: (step: Step, index: number) => void },
): Promise<void> {
  let marks = noMarks
  for (const [index, step] of script.steps.entries()) {
    onStep?.(step, index)
    marks = await playStep(stage, step, { file, index, marks })
  }
}
