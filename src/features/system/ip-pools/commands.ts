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

const { systemIpPoolView, systemIpPoolRangeList, systemIpPoolServiceRangeList } = ipPoolsApi.endpoints

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
  end: ({ pool }) => `IP pool ${pool.name} deleted`,
  errorMessage: ({ pool }) => `Could not delete ${pool.name}`,
})

/** A pool with what its assignment depends on, as far as that is known. */
export interface AssignedPool {
  pool: IpPool
  /** A silo is linked to it. */
  isLinked?: boolean | undefined
  /** It is the only pool of the region's services. */
  isLast?: boolean | undefined
}

const LAST = 'The services of the region have no other pool: create one for them, or assign one, first'

const assignTo = (assignment: IpPool['assignment']) => {
  const isForSilos = assignment === 'silos'
  const users = isForSilos ? 'silos' : 'the services of the region'
  return defineCommand<AssignedPool>()({
    name: isForSilos ? 'ipPool.assignToSilos' : 'ipPool.assignToServices',
    label: `Assign to ${isForSilos ? 'silos' : 'services'}`,
    many: 'once',
    endpoint: ipPoolsApi.endpoints.systemIpPoolAssign,
    needs: fleetAdmin,
    disabledReason: ({ isLinked, isLast }) =>
      isForSilos
        ? isLast
          ? LAST
          : undefined
        : isLinked
          ? 'Silos are linked to it: unlink them first'
          : undefined,
    toArgs: ({ pool }) => ({ pool: pool.id, body: { assignment } }),
    subject: ({ pool }) => ({ kind: 'ipPool', id: pool.id, name: pool.name }),
    confirm: ({ pool }) => ({
      title: phrase`Assign ${pool.name} to ${users}?`,
      body: isForSilos
        ? 'Silos can be linked to it, and the services of the region get no more addresses of it. This is refused while a service uses it, and for the last pool of the services.'
        : 'The services of the region, such as its API and its name servers, take addresses of it, and no silo can be linked to it. This is refused while one is.',
      tone: 'primary',
    }),
    end: ({ pool }) => `IP pool ${pool.name} assigned to ${users}`,
    errorMessage: ({ pool }) => `Could not assign ${pool.name} to ${users}`,
    isSo: ({ pool }) =>
      checkByReading(systemIpPoolView, { pool: pool.id }, (found) => found.assignment === assignment),
  })
}

const assignToSilos = assignTo('silos')
const assignToServices = assignTo('system_services')

/** Gives the addresses of a pool to its other users: silos, or the services of the region. Rule: OPS-11. */
export const assignPool = ({ assignment }: IpPool) =>
  assignment === 'silos' ? assignToServices : assignToSilos

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
  end: ({ range }) => `IP range ${ipRangeText(range)} removed`,
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
  end: ({ range }) => `IP range ${ipRangeText(range)} removed`,
  errorMessage: ({ range }) => `Could not remove ${ipRangeText(range)}`,
  isSo: ({ id }) => checkByReading(systemIpPoolServiceRangeList, { limit: ALL_LIMIT }, isWithout(id)),
})
