import { Outlet } from 'react-router'
import { instancesApi } from '#store/api/resources/instances'
import { useParam } from '#features/routing/useParam'
import { ExternalIpsCard } from './ExternalIpsCard'
import { FirewallCard } from './FirewallCard'
import { NicsCard } from './NicsCard'

/** External addresses and interfaces of an instance. The interface panels open over it. */
export function NetworkingTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  if (!instance) return null
  return (
    <>
      <ExternalIpsCard project={at.project} instance={instance} />
      <NicsCard project={at.project} instance={instance} />
      <FirewallCard project={at.project} instance={instance.name} />
      <Outlet />
    </>
  )
}
