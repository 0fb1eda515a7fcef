import { setup } from 'xstate'
import type { RackMembershipChangeState } from '#store/api/generated/types'
import type { RackMembershipCommand, RackMembershipTag } from './rackMembershipLifecycle'

/** The lifecycle of a change of a rack's membership: the addition of sleds. Rule: OPS-22. */
export const rackMembershipMachine = setup({
  types: {} as {
    events: { type: RackMembershipCommand | `report.${RackMembershipChangeState}` }
    tags: RackMembershipTag
  },
}).createMachine({
  id: 'rackMembership',
  initial: 'in_progress',
  states: {
    in_progress: {
      tags: 'transitional',
      on: { 'command.abort': 'aborted', 'report.committed': 'committed' },
    },
    // Both stay: the next change is another one, with a version of its own.
    committed: { tags: 'inForce' },
    aborted: {},
  },
})
