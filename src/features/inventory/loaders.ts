import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadAll, type At } from '#features/routing/load'

const {
  sledList,
  sledListUninitialized,
  sledView,
  sledInstanceList,
  sledPhysicalDiskList,
  physicalDiskList,
  physicalDiskView,
} = hardwareApi.endpoints

export const sledsLoader = load(sledList, () => ({ limit: ALL_LIMIT }))

/** Disks name their sled by its serial number, which the sleds have. */
export const physicalDisksLoader = loadAll(
  load(physicalDiskList, () => ({ limit: ALL_LIMIT })),
  loadAhead(sledList, () => ({ limit: ALL_LIMIT })),
)

export const uninitializedLoader = load(sledListUninitialized, () => ({}))

/** The question before a change of the policy names what runs on the sled, and how many others there are. */
export const sledLoader = loadAll(
  load(sledView, ({ sledId }: At<'sledId'>) => ({ sledId })),
  loadAhead(sledInstanceList, ({ sledId }: At<'sledId'>) => ({ sledId, limit: ALL_LIMIT })),
  loadAhead(sledList, () => ({ limit: ALL_LIMIT })),
)
export const sledDisksLoader = load(sledPhysicalDiskList, ({ sledId }: At<'sledId'>) => ({
  sledId,
  limit: ALL_LIMIT,
}))
export const physicalDiskLoader = load(physicalDiskView, ({ diskId }: At<'diskId'>) => ({ diskId }))
export const sledInstancesLoader = load(sledInstanceList, ({ sledId }: At<'sledId'>) => ({
  sledId,
  limit: ALL_LIMIT,
}))
