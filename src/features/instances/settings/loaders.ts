import { affinityApi } from '#store/api/resources/affinity'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, type At } from '#features/routing/load'

const { instanceAntiAffinityGroupList, instanceAffinityGroupList, antiAffinityGroupList, affinityGroupList } =
  affinityApi.endpoints

const all = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })
const own = ({ project, instance }: At<'project' | 'instance'>) => ({ project, limit: ALL_LIMIT, instance })

/** The groups of the instance, and all groups of the project. */
export const settingsLoader = loadAll(
  load(instanceAntiAffinityGroupList, own),
  load(instanceAffinityGroupList, own),
  load(antiAffinityGroupList, all),
  load(affinityGroupList, all),
)
