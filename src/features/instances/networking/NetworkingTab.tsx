import { loadAhead, type At } from '#features/routing/load'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { ALL_LIMIT } from '#store/model/paging'
import { Outlet } from 'react-router'
import { instancesApi } from '#store/api/resources/instances'
import { useParam } from '#features/routing/useParam'
import { ExternalIpsCard } from './ExternalIpsCard'
import { NicsCard } from './NicsCard'
import { Card } from '#ui/layout/Card'
import { VpcLink } from '../VpcLink'
import styles from './FirewallCard.module.css'

/**
 * The instance's loader fetches its addresses and interfaces. This one fetches what can be attached; the tab also works
 * without it.
 */
export const loader = loadAhead(floatingIpsApi.endpoints.floatingIpList, ({ project }: At<'project'>) => ({
  project,
  limit: ALL_LIMIT,
}))

/** The VPC's firewall decides who can reach the instance. */
const FirewallCard = ({ project, instance }: { project: string; instance: string }) => (
  <Card title="Firewall rules">
    <p className={styles.words}>
      What may reach this instance is decided by the firewall of its VPC:{' '}
      <VpcLink project={project} instance={instance} />
    </p>
  </Card>
)

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
