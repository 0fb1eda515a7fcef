import type { SubnetPool, SubnetPoolMember, SubnetPoolUtilization } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { isCut, type Page } from '#store/api/wire/nextPage'
import { checkByReading } from '#store/commands/checkByReading'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'
import { hasAddresses } from '#model/network/addressUse'
import { ALL_LIMIT } from '#model/paging'

const { systemSubnetPoolDelete, systemSubnetPoolMemberList, systemSubnetPoolMemberRemove } =
  systemSubnetPoolsApi.endpoints

/** A pool with its utilization, if known. */
interface SubnetPoolRow {
  pool: SubnetPool
  utilization: SubnetPoolUtilization | undefined
}

/** Deletes a pool with its links to silos. */
export const deleteSubnetPool = defineCommand<SubnetPoolRow>()({
  name: 'subnetPool.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: systemSubnetPoolDelete,
  needs: fleetAdmin,
  // A pool has addresses as soon as it has a member.
  disabledReason: ({ utilization }) =>
    utilization && hasAddresses(utilization)
      ? 'Remove the members of this pool before deleting it'
      : undefined,
  toArgs: ({ pool }) => ({ pool: pool.id }),
  subject: ({ pool }) => ({ kind: 'subnetPool', id: pool.id, name: pool.name }),
  confirm: ({ pool }, { The }) => ({
    title: phrase`Delete ${pool.name}?`,
    body: `${The} subnet pool is deleted. Silos that are linked to it lose the link.`,
    tone: 'danger',
  }),
  end: ({ pool }) => `Subnet pool ${pool.name} deleted`,
  errorMessage: ({ pool }) => `Could not delete ${pool.name}`,
})

/** Whether a list of members, which has to be whole, is without one. */
const isWithout = (id: string) => (found: Page<SubnetPoolMember>) =>
  !isCut(found) && !found.items.some((member) => member.id === id)

/** Removes a member from its pool. The server refuses while an external subnet lies in it. */
export const removeMember = defineCommand<SubnetPoolMember>()({
  name: 'subnetPool.removeMember',
  label: 'Remove',
  many: 'once',
  endpoint: systemSubnetPoolMemberRemove,
  needs: fleetAdmin,
  toArgs: ({ subnetPoolId, subnet }) => ({ pool: subnetPoolId, body: { subnet } }),
  subject: ({ id, subnet }) => ({ kind: 'subnetPoolMember', id, name: subnet }),
  confirm: ({ subnet }) => ({
    title: phrase`Remove ${subnet}?`,
    body: 'No more external subnets are taken from it. This is refused while one of them lies in it.',
    tone: 'danger',
  }),
  end: ({ subnet }) => `Member ${subnet} removed`,
  errorMessage: ({ subnet }) => `Could not remove ${subnet}`,
  isSo: ({ id, subnetPoolId }) =>
    checkByReading(systemSubnetPoolMemberList, { pool: subnetPoolId, limit: ALL_LIMIT }, isWithout(id)),
})
