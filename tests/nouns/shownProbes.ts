import { idOf } from '#mirage/random'
import { goes, nameRequired, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { shownProbe: 'reach-1' },
  lacks: { found: 'few, and for operators only: each list is one more call of a search' },
  missing: [[`${planner}/shown-probes/nope`, 'shown probe nope in berth-planner']],
  failing: [['probeList', `${planner}/shown-probes`, 'Could not load shown probes']],
  empty: [['/projects/sandbox/shown-probes', 'No shown probes', 'Create shown probe']],
  forms: [
    {
      path: `${planner}/shown-probes-new`,
      typed: { Name: 'reach-4', Sled: idOf('sled ORS1007') },
      wrong: [nameRequired, [{ Sled: '' }, 'sled', 'Sled is required']],
      refused: [[{ Name: 'reach-1' }, 'name', /already exists/]],
      shows: [`${planner}/shown-probes`, 'reach-4'],
    },
  ],
  commands: [goes(`${planner}/shown-probes`, 'reach-1', 'Delete')],
  sends: [
    {
      path: `${planner}/shown-probes-new`,
      title: 'Create shown probe',
      submit: 'Create shown probe',
      texts: { Name: 'typed-in-vain-too' },
      picks: { Sled: 'ORS1007' },
    },
  ],
}
