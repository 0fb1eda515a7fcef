import { affinityApi } from '#store/api/resources/affinity'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, type At } from '#features/routing/load'
import { useParam } from '#features/routing/useParam'
import { AutoRestartCard } from './AutoRestartCard'
import { GroupsCard } from './GroupsCard'

/** The settings of an instance: its groups and its restart policy. */
export function SettingsTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  if (!instance) return null
  return (
    <>
      <GroupsCard project={at.project} instance={instance} />
      <AutoRestartCard key={instance.id} instance={instance} />
    </>
  )
}

const { instanceAntiAffinityGroupList, instanceAffinityGroupList, antiAffinityGroupList, affinityGroupList } =
  affinityApi.endpoints

const all = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })
const own = ({ project, instance }: At<'project' | 'instance'>) => ({ project, limit: ALL_LIMIT, instance })

/** The groups of the instance, and all groups of the project. */
export const loader = loadAll(
  load(instanceAntiAffinityGroupList, own),
  load(instanceAffinityGroupList, own),
  load(antiAffinityGroupList, all),
  load(affinityGroupList, all),
)
