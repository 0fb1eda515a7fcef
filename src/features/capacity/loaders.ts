import { hardwareApi } from '#store/api/resources/hardware'
import { quotasApi } from '#store/api/resources/quotas'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll } from '#features/routing/load'

export const capacityLoader = loadAll(
  load(hardwareApi.endpoints.sledList, () => ({ limit: ALL_LIMIT })),
  load(quotasApi.endpoints.siloUtilizationList, () => ({ limit: ALL_LIMIT })),
)
