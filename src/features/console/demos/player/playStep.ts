import { subjectText } from '#store/eventLog/entry'
import { factText, says } from '../script/factText'
import { acts, type DemoScript, type DemoStep } from '../script/step'
import { stepText } from '../script/stepText'
import { targetText, type Target } from '../script/target'
import {
  AFTER_ACT_MS,
  EXPECT_WITHIN_MS,
  FACT_WITHIN_MS,
  FIND_WITHIN_MS,
  LOOK_EVERY_MS,
  POINTER_MS,
  showingMs,
} from './demoDurations'
import { missing, unmet, wantedIn, wantedOf, type StepFault } from './faults'
import type { Sighting, Stage } from './stage'
import { StepFailure } from './stepFailure'

/** The entries after which facts count. */
export interface FactMarks {
  /** The last entry before the last action. */
  act: number
  /** The last entry before the chapter. */
  chapter: number
}

export const noMarks: FactMarks = { act: 0, chapter: 0 }

/** The position in a script. */
interface Place {
  /** The file of the script, for errors. */
  file: string
  /** The number of the step, from 0. */
  index: number
  marks: FactMarks
}

/** Why a step is not complete yet; `missed` if its element was not found. */
interface Lack<Thing> {
  fault: StepFault
  missed?: Exclude<Sighting<Thing>, { found: 'one' }>
}

/** Plays one step on a stage: defines each step for all stages. */
class StepPlay<Thing> {
  constructor(
    private readonly stage: Stage<Thing>,
    private readonly step: DemoStep,
    private readonly place: Place,
  ) {}

  private fail({ found, nearest, ...fault }: StepFault, ms: number): never {
    const { file, index } = this.place
    throw new StepFailure({
      file,
      step: index + 1,
      what: stepText(this.step),
      wanted: `${wantedIn(fault)} within ${ms / 1_000} s`,
      found,
      ...(nearest !== undefined && { nearest }),
    })
  }

  /** Repeats an attempt until it succeeds. @param attempt returns the result, or the current fault */
  private async within<Answer>(
    ms: number,
    attempt: () => Promise<{ answer: Answer } | Lack<Thing>>,
  ): Promise<Answer> {
    try {
      for (let passed = 0; ; passed += LOOK_EVERY_MS) {
        const result = await attempt()
        if ('answer' in result) return result.answer
        const { fault, missed } = result
        if (passed >= ms) {
          const others = missed?.found === 'none' ? await this.stage.others(missed.target) : []
          this.fail(missed ? missing(missed, others) : fault, ms)
        }
        await this.stage.awaiting({ what: wantedOf(fault), leftMs: ms - passed })
        await this.stage.advance(LOOK_EVERY_MS, 'waiting')
      }
    } finally {
      await this.stage.awaiting(undefined)
    }
  }

  /** The one element of a target, or the reason without one. */
  private async sighted(target: Target): Promise<{ answer: Thing } | Lack<Thing>> {
    const sighting = await this.stage.find(target)
    if (sighting.found === 'one') return { answer: sighting.thing }
    return { fault: missing(sighting), missed: sighting }
  }

  /** Waits for the one element of a target. */
  private find(target: Target): Promise<Thing> {
    return this.within(FIND_WITHIN_MS, () => this.sighted(target))
  }

  /** As `find`, once the element is enabled. */
  private findEnabled(target: Target): Promise<Thing> {
    return this.within<Thing>(FIND_WITHIN_MS, async () => {
      const sighted = await this.sighted(target)
      if ('fault' in sighted) return sighted
      const fault = unmet(target, { is: 'enabled' }, await this.stage.look(sighted.answer))
      return fault ? { fault } : sighted
    })
  }

  /** Moves the pointer to an element. @returns the element afterwards: the page may have replaced it */
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

  private async until({ facts, withinMs = FACT_WITHIN_MS }: Extract<DemoStep, { do: 'until' }>) {
    const { marks } = this.place
    await this.within(withinMs, async () => {
      const entries = await this.stage.entriesAfter(Math.min(marks.act, marks.chapter))
      const open = facts.filter((fact) => {
        const mark = fact.since === 'chapter' ? marks.chapter : marks.act
        return !entries.some((entry) => entry.seq > mark && says(fact, entry))
      })
      if (open.length === 0) return { answer: undefined }
      const last = entries.slice(-5).map((entry) => `${entry.kind} ${subjectText(entry)}`)
      return {
        fault: {
          wanted: open.map(factText).join(' and '),
          found: last.length > 0 ? `The last entries are: ${last.join('; ')}.` : 'Nothing was logged since.',
        },
      }
    })
  }

  private async expect({
    at,
    withinMs = EXPECT_WITHIN_MS,
    ...expected
  }: Extract<DemoStep, { do: 'expect' }>) {
    await this.within<undefined>(withinMs, async () => {
      const sighted = await this.sighted(at)
      if (expected.is === 'gone')
        return 'missed' in sighted && sighted.missed?.found === 'none'
          ? { answer: undefined }
          : { fault: { wanted: `${targetText(at)} to be gone`, found: 'It is there.' } }
      if ('fault' in sighted) return sighted
      const fault = unmet(at, expected, await this.stage.look(sighted.answer))
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
 * @throws a {@link StepFailure} if it fails
 */
export async function playStep<Thing>(stage: Stage<Thing>, step: DemoStep, place: Place): Promise<FactMarks> {
  const last = await stage.lastEntry()
  const { act, chapter } = place.marks
  const marks = {
    act: acts.has(step.do) ? last : act,
    chapter: step.do === 'chapter' ? last : chapter,
  }
  await new StepPlay(stage, step, { ...place, marks }).play()
  return marks
}

/** Plays a whole script, for a stage without a player. @param onStep called before each step */
export async function play<Thing>(
  stage: Stage<Thing>,
  script: DemoScript,
  { file, onStep }: { file: string; onStep?: (step: DemoStep, index: number) => void },
): Promise<void> {
  let marks = noMarks
  for (const [index, step] of script.steps.entries()) {
    onStep?.(step, index)
    marks = await playStep(stage, step, { file, index, marks })
  }
}
