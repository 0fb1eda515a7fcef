import type { IpPool, IpPoolRange, IpPoolUtilization } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { isCut, type Page } from '#store/api/wire/nextPage'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { checkByReading } from '#store/commands/checkByReading'
import { ipRangeText } from '#model/network/ipRange'
import { fleetAdmin } from '#model/needs'
import { hasAddresses } from '#model/network/addressUse'
import { ALL_LIMIT } from '#model/paging'

const { systemIpPoolRangeList, systemIpPoolServiceRangeList } = ipPoolsApi.endpoints

/** A pool with its utilization, if known. */
export interface PoolRow {
  pool: IpPool
  utilization: IpPoolUtilization | undefined
}

/** Deletes a pool with its links to silos. */
export const deletePool = defineCommand<PoolRow>()({
  name: 'ipPool.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: ipPoolsApi.endpoints.systemIpPoolDelete,
  needs: fleetAdmin,
  disabledReason: ({ utilization }) =>
    utilization && hasAddresses(utilization)
      ? 'Remove the IP ranges of this pool before deleting it'
      : undefined,
  toArgs: ({ pool }) => ({ pool: pool.id }),
  subject: ({ pool }) => ({ kind: 'ipPool', id: pool.id, name: pool.name }),
  confirm: ({ pool }, { The }) => ({
    title: phrase`Delete ${pool.name}?`,
    body: `${The} IP pool is deleted. Silos that are linked to it lose the link, and internet gateways there lose the pool.`,
    tone: 'danger',
  }),
  successMessage: ({ pool }) => `IP pool ${pool.name} deleted`,
  errorMessage: ({ pool }) => `Could not delete ${pool.name}`,
})

/** Whether a list of ranges, which has to be whole, is without one. */
const isWithout = (id: string) => (found: Page<IpPoolRange>) =>
  !isCut(found) && !found.items.some((range) => range.id === id)

/** Removes a range from its pool. The server refuses while an address of the range is in use. */
export const removeRange = defineCommand<IpPoolRange>()({
  name: 'ipPool.removeRange',
  label: 'Remove',
  many: 'once',
  endpoint: ipPoolsApi.endpoints.systemIpPoolRangeRemove,
  needs: fleetAdmin,
  toArgs: ({ ipPoolId, range }) => ({ pool: ipPoolId, body: range }),
  subject: ({ id, range }) => ({ kind: 'ipPoolRange', id, name: ipRangeText(range) }),
  confirm: ({ range }) => ({
    title: phrase`Remove ${ipRangeText(range)}?`,
    body: 'Its addresses are no longer given out. This is refused while one of them is in use.',
    tone: 'danger',
  }),
  successMessage: ({ range }) => `IP range ${ipRangeText(range)} removed`,
  errorMessage: ({ range }) => `Could not remove ${ipRangeText(range)}`,
  isSo: ({ id, ipPoolId }) =>
    checkByReading(systemIpPoolRangeList, { pool: ipPoolId, limit: ALL_LIMIT }, isWithout(id)),
})

/** Removes a range of the region's own services. */
export const removeServiceRange = defineCommand<IpPoolRange>()({
  name: 'ipPool.removeServiceRange',
  label: 'Remove',
  many: 'once',
  endpoint: ipPoolsApi.endpoints.systemIpPoolServiceRangeRemove,
  needs: fleetAdmin,
  toArgs: ({ range }) => ({ body: range }),
  subject: ({ id, range }) => ({ kind: 'ipPoolRange', id, name: ipRangeText(range) }),
  confirm: ({ range }) => ({
    title: phrase`Remove ${ipRangeText(range)}?`,
    body: 'The region’s own services, such as its API and its name servers, get no more addresses of it. This is refused while one of them is in use.',
    tone: 'danger',
  }),
  successMessage: ({ range }) => `IP range ${ipRangeText(range)} removed`,
  errorMessage: ({ range }) => `Could not remove ${ipRangeText(range)}`,
  isSo: ({ id }) => checkByReading(systemIpPoolServiceRangeList, { limit: ALL_LIMIT }, isWithout(id)),
})
