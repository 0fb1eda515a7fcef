import { sourceOf } from '#features/demos/script/source'
import type { DemoScript, Step } from '#features/demos/script/step'
import type { Target } from '#features/demos/script/target'
import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { recordingOf, type RecordedStep } from './recorded'

/** The roles that demos call otherwise. */
const demoRoles: Readonly<Record<string, string>> = { alertdialog: 'dialog' }

const placeOf = ({ role, within, ...own }: IntentTarget): Target => ({
  role: (demoRoles[role] ?? role) as Target['role'],
  ...own,
  ...(within && { within: placeOf(within) }),
})

function stepOf(step: RecordedStep): Step {
  switch (step.do) {
    case 'goto':
      return step
    case 'click':
      return { do: 'click', at: placeOf(step.at) }
    case 'type':
      // A password has no role by which a demo could find it.
      return step.at.role === 'password'
        ? { do: 'say', text: `Type into “${step.at.name ?? ''}”.` }
        : { do: 'type', at: placeOf(step.at), text: '' }
    case 'pick':
      return { do: 'pick', at: placeOf(step.at), option: step.option }
    case 'seen': {
      const { kind, name, state } = step
      return { do: 'until', facts: [{ is: 'observed', kind, name, state }] }
    }
    case 'note':
      return { do: 'say', text: step.words }
  }
}

/** The world of the first page, by the switches of its address. */
function worldOf(query: URLSearchParams, persona: string | undefined): DemoScript['world'] {
  const faults = query.get('faults')
  return {
    scenario: query.get('scenario') ?? 'company',
    ...(query.has('seed') && { seed: Number(query.get('seed')) }),
    ...(query.has('speed') && { speed: Number(query.get('speed')) }),
    ...(faults !== null && { faults }),
    ...(persona !== undefined && { persona }),
  }
}

/**
 * What a person did and what followed, as the source of a demo to go on from: clicks as steps, states that resources came
 * to as what is waited for. Typed text is not in the log, so it has to be filled in.
 *
 * @param persona the key of the persona who is signed in, where that is not the usual one
 */
export function demoSourceOf(entries: readonly Entry[], persona?: string): string {
  const { start, steps } = recordingOf(entries)
  const [path = '/', search = ''] = start.split('?')
  const title = 'What was recorded'
  const source = sourceOf({
    name: 'recorded',
    title,
    about: 'What a person did, and what came of it.',
    world: worldOf(new URLSearchParams(search), persona),
    start: path,
    steps: [{ do: 'chapter', title }, ...steps.map(stepOf)],
  })
  const hasTyped = steps.some((step) => step.do === 'type')
  return hasTyped ? `// What was typed is not in the log: fill in the empty texts.\n${source}` : source
}
