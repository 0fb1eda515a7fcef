import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, settled, type At } from '#features/routing/load'

const { rackList, rackView, sledList, sledListUninitialized, switchList } = hardwareApi.endpoints

/** Loads the hardware before the page: the drawing would move if it came later. Its failure is shown in its place. */
const contents = [
  settled(load(sledListUninitialized, () => ({}))),
  settled(load(switchList, () => ({ limit: ALL_LIMIT }))),
]

export const racksLoader = loadAll(
  load(rackList, () => ({ limit: ALL_LIMIT })),
  load(sledList, () => ({ limit: ALL_LIMIT })),
  ...contents,
)

export const rackLoader = loadAll(
  load(rackView, ({ rackId }: At<'rackId'>) => ({ rackId })),
  load(sledList, () => ({ limit: ALL_LIMIT })),
  ...contents,
)
