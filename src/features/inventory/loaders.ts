import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadAll } from '#features/routing/load'

const { sledList, sledView, sledInstanceList, physicalDiskList } = hardwareApi.endpoints

export const sledsLoader = load(sledList, () => ({ limit: ALL_LIMIT }))

/** Disks name their sled by its serial number, which the sleds have. */
export const physicalDisksLoader = loadAll(
  load(physicalDiskList, () => ({ limit: ALL_LIMIT })),
  loadAhead(sledList, () => ({ limit: ALL_LIMIT })),
)

export const sledLoader = load(sledView, ({ sledId }) => ({ sledId }))
export const sledInstancesLoader = load(sledInstanceList, ({ sledId }) => ({ sledId, limit: ALL_LIMIT }))
