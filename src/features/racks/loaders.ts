import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAhead, loadAll } from '#features/routing/load'

const { rackList, rackView, sledList, sledListUninitialized, switchList } = hardwareApi.endpoints

/** What is in the racks: the page can be read before all of it is there. */
const contents = [
  loadAhead(sledListUninitialized, () => ({})),
  loadAhead(switchList, () => ({ limit: ALL_LIMIT })),
]

export const racksLoader = loadAll(
  load(rackList, () => ({ limit: ALL_LIMIT })),
  load(sledList, () => ({ limit: ALL_LIMIT })),
  ...contents,
)

export const rackLoader = loadAll(
  load(rackView, ({ rackId }) => ({ rackId })),
  load(sledList, () => ({ limit: ALL_LIMIT })),
  ...contents,
)
