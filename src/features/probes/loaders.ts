import { hardwareApi } from '#store/api/resources/hardware'
import { probesApi } from '#store/api/resources/probes'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, loadPage, settled, type At } from '#features/routing/load'

const { probeList, probeView } = probesApi.endpoints

/** The first page of probes, and the serial numbers of the sleds. */
export const probesLoader = loadAll(
  loadPage(probeList, ({ project }: At<'project'>) => ({ project })),
  settled(load(hardwareApi.endpoints.sledList, () => ({ limit: ALL_LIMIT }))),
)

export const probeLoader = load(probeView, ({ project, probe }: At<'project' | 'probe'>) => ({
  project,
  probe,
}))
