import { idOf } from '#mirage/random'
import { goes, nameRequired, planner, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { probe: 'reach-1' },
  missing: [[`${planner}/probes/nope`, 'probe nope in berth-planner']],
  failing: [['probeList', `${planner}/probes`, 'Could not load probes']],
  empty: [['/projects/sandbox/probes', 'No probes', 'Create probe']],
  forms: [
    {
      path: `${planner}/probes-new`,
      typed: { Name: 'reach-3', Sled: idOf('sled ORS1007') },
      wrong: [nameRequired, [{ Sled: '' }, 'sled', 'Sled is required']],
      refused: [[{ Name: 'reach-1' }, 'name', /already exists/]],
      shows: [`${planner}/probes`, 'reach-3'],
    },
  ],
  commands: [goes(`${planner}/probes`, 'reach-1', 'Delete')],
}
