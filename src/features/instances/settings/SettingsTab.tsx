import { instancesApi } from '#store/api/resources/instances'
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
