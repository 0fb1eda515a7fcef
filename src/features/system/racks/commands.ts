import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { capital } from '#model/case'
import { fleetAdmin } from '#model/needs'
import { rackMembershipId } from '#model/rackMembershipId'
import type { RackMembershipStatus } from '#store/api/generated/types'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import { defineCommand } from '#store/commands/command'
import { FOLLOWED } from '#store/commands/followed'
import { phrase } from '#store/commands/phrase'

const { rackMembershipAbort, rackMembershipStatus } = rackMembershipApi.endpoints

/** "membership change 5". */
export const changeName = ({ version }: Pick<RackMembershipStatus, 'version'>) =>
  `membership change ${version}`

/** Aborts the change in progress of a rack: its members stay those of before. Rule: OPS-22. */
export const abortChange = defineCommand<RackMembershipStatus>()({
  name: 'rackMembership.abort',
  label: 'Abort',
  many: { not: 'A rack has one change in progress at most' },
  needs: fleetAdmin,
  endpoint: rackMembershipAbort,
  lifecycle: rackMembershipLifecycle,
  event: 'command.abort',
  toArgs: ({ rackId }) => ({ rackId }),
  subject: (change) => ({
    kind: 'rackMembership',
    id: rackMembershipId(change),
    name: changeName(change),
    state: change.state,
  }),
  confirm: (change) => ({
    title: phrase`Abort ${changeName(change)}?`,
    body: 'The members of the rack stay those of before. Sleds that were being added wait again, and can be added once more.',
    tone: 'danger',
  }),
  end: (change) => capital(`${changeName(change)} aborted`),
  errorMessage: (change) => `Could not abort ${changeName(change)}`,
  follow: ({ rackId, version }) => rackMembershipStatus.initiate({ rackId, version }, FOLLOWED),
})
