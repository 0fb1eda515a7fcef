import type { DemoScript, DemoStep } from '#features/console/demos/script/step'
import type { Target } from '#features/console/demos/script/target'
import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { isVersion } from '#store/api/versions/offers'
import { wireWords } from '#model/case'
import { charts } from '#machines/charts/charts'
import { machineName } from '../machineName'
import type { RecordedIn } from './playwrightTest'
import { recordingOf, type RecordedStep, type Recording } from './recorded'

/** Roles that demos name differently. */
const demoRoles: Readonly<Record<string, string>> = { alertdialog: 'dialog' }

const targetFrom = ({ role, within, ...own }: IntentTarget): Target => ({
  role: (demoRoles[role] ?? role) as Target['role'],
  ...own,
  ...(within && { within: targetFrom(within) }),
})

const dock: Target = { role: 'region', name: 'Machine debugger' }
const toggleDock: DemoStep = { do: 'press', keys: 'Control+.' }

/** The steps of a demo that fill in a form of the debugger and send it. */
function sent(
  form: string,
  choices: readonly (readonly [field: string, option: string])[],
  button: string,
): DemoStep[] {
  const within: Target = { role: 'form', name: form, within: dock }
  return [
    toggleDock,
    { do: 'click', at: { role: 'tab', name: 'Send', within: dock } },
    ...choices.map(([name, option]): DemoStep => ({
      do: 'pick',
      at: { role: 'combobox', name, within },
      option,
    })),
    { do: 'click', at: { role: 'button', name: button, within } },
    toggleDock,
  ]
}

/** The option for a state in the form for reports. */
function reportOption({ kind, from, to }: Extract<RecordedStep, { do: 'report' }>): string {
  const spoken = wireWords(to)
  const isAllowed = charts
    .find(({ id }) => id === kind)
    ?.edges.some(
      (edge) => edge.from === from && edge.to === to && edge.moves.some((move) => move.kind === 'report'),
    )
  return isAllowed ? spoken : `${spoken} (against the law)`
}

function stepsOf(step: RecordedStep): readonly DemoStep[] {
  switch (step.do) {
    case 'goto':
      return [step]
    // A demo has no browser history: opens the path instead.
    case 'back':
      return [{ do: 'goto', path: step.path }]
    case 'arrive': {
      const [path = ''] = step.path.split('?')
      return [untilFact({ is: 'route', path }, step.isSinceAct)]
    }
    case 'click': {
      const click: DemoStep = { do: 'click', at: targetFrom(step.at) }
      // The first click on a link leaves the page.
      return Array.from<DemoStep>({ length: step.at.role === 'link' ? 1 : step.times }).fill(click)
    }
    case 'type':
      // A password has no role by which a demo could find it.
      return step.text === undefined || step.at.role === 'password'
        ? [{ do: 'say', text: `Type into “${step.at.name ?? ''}”: what was typed is not in the log.` }]
        : [{ do: 'type', at: targetFrom(step.at), text: step.text }]
    case 'pick':
      return [{ do: 'pick', at: targetFrom(step.at), option: step.option }]
    case 'press':
      return [
        ...(step.isOnPage ? [{ do: 'expect', at: { role: 'dialog' }, is: 'gone' } as const] : []),
        ...step.keys.map((keys): DemoStep => ({ do: 'press', keys: keys.replace('mod+', 'Control+') })),
      ]
    case 'fail':
      return sent('Make the next call fail', [['Operation', step.operation]], 'Fail the next call')
    case 'report':
      return sent(
        'Report a state for the region',
        [
          ['Kind', machineName(step.kind)],
          ['Resource', step.name],
          ['State', reportOption(step)],
        ],
        `Report ${wireWords(step.to)}`,
      )
    case 'seen': {
      const { kind, name, state } = step
      return [untilFact({ is: 'observed', kind, name, state }, step.isSinceAct)]
    }
    case 'note':
      return [{ do: 'say', text: step.words }]
  }
}

type Fact = Extract<DemoStep, { do: 'until' }>['facts'][number]

/** Waits for a fact. One that an earlier step caused counts since the chapter. */
const untilFact = (fact: Fact, isSinceAct: boolean): DemoStep => ({
  do: 'until',
  facts: [isSinceAct ? fact : { ...fact, since: 'chapter' }],
})

/** After a step of the debugger, another step closes the dock, so facts count since the chapter. */
const sinceChapter = (step: DemoStep, index: number, all: readonly DemoStep[]): DemoStep =>
  step.do === 'until' && all[index - 1] === toggleDock
    ? { ...step, facts: step.facts.map((fact) => ({ ...fact, since: 'chapter' })) }
    : step

const worldOf = (
  { scenario, seed, speed, faults, api }: Recording['world'],
  persona: string | undefined,
): DemoScript['world'] => ({
  scenario: scenario ?? 'company',
  // A demo takes a number; in an address it may be a word.
  ...(seed !== undefined && /^\d+$/.test(seed) && { seed: Number(seed) }),
  ...(speed !== undefined && { speed: Number(speed) }),
  ...(faults !== undefined && { faults }),
  ...(persona !== undefined && { persona }),
  ...(isVersion(api) && { api }),
})

/**
 * Converts a recording to a demo. Clicks become steps; addresses and states of resources become waits. A sentence
 * replaces a text that the log does not contain.
 */
export function demoOf(entries: readonly Entry[], { persona, switches }: RecordedIn = {}): DemoScript {
  const recording = recordingOf(entries, switches)
  const title = 'What was recorded'
  return {
    name: 'recorded',
    title,
    about: 'What a person did, and what came of it.',
    world: worldOf(recording.world, persona),
    start: recording.start,
    steps: [{ do: 'chapter', title }, ...recording.steps.flatMap(stepsOf).map(sinceChapter)],
  }
}
