import { instancesApi } from '../../../store/api/instances'
import { useParam } from '../../shared/useParam'
import { AutoRestartCard } from './AutoRestartCard'
import { GroupsCard } from './GroupsCard'

/** What is decided once about an instance: who it keeps to, and what happens after it failed. */
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
