import { Suspense, useCallback, useMemo } from 'react'
import { Outlet } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, InstanceNetworkInterface } from '#store/api/generated/types'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instancesApi } from '#store/api/resources/instances'
import { useHasFeature } from '#store/useRegionVersion'
import { MAX_NICS } from '#model/limits'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { loadAhead, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { CardTable } from '#features/kit/list/CardTable'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import styles from './CardText.module.css'
import { VpcLink } from '../VpcLink'
import { ExternalIpsCard } from './ExternalIpsCard'
import { ExternalSubnetsCard } from './ExternalSubnetsCard'
import { deleteNic, makePrimary } from './commands'
import { nicColumns } from './nicColumns'
import { networkInterfaces } from './noun'

// Most silos have no multicast.
const MulticastGroupsCard = lazyPart(async () => (await import('./MulticastGroupsCard')).MulticastGroupsCard)

const rowKey = (nic: InstanceNetworkInterface) => nic.id

/** The interfaces of an instance, which can change while it is stopped. */
function NicsCard({ project, instance }: { project: string; instance: Instance }) {
  const at = { project, instance: instance.name }
  const query = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at)
  const nics = query.data?.items
  const count = nics?.length ?? 0
  const stateReason =
    useRoleReason()(projectCollaborator) ?? instanceLifecycle.why(instance.runState, 'command.updateNic')
  const reason =
    stateReason ??
    (count >= MAX_NICS ? `An instance can have at most ${MAX_NICS} network interfaces` : undefined)
  const toNew = networkInterfaces.to.create({ project, instance: instance.name })
  usePaletteEntries(() =>
    reason ? [] : [{ label: networkInterfaces.panels.create, group: 'Actions', to: toNew }],
  )
  const columns = useMemo(() => nicColumns(project), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (nic: InstanceNetworkInterface) => {
      const toEdit = networkInterfaces.to.edit({ project, instance: instance.name, interface: nic.name })
      return [
        copyId(nic.id),
        ...commandItems([makePrimary], { instance, nic, count }),
        editItem(toEdit, { disabledReason: stateReason }),
        ...commandItems([deleteNic], { instance, nic, count }),
      ]
    },
    [commandItems, instance, project, stateReason, count],
  )
  return (
    <Card
      title="Network interfaces"
      actions={
        reason ? (
          <Button disabledReason={reason}>{networkInterfaces.panels.create}</Button>
        ) : (
          <LinkButton to={toNew} preventScrollReset>
            {networkInterfaces.panels.create}
          </LinkButton>
        )
      }
    >
      <CardTable
        label="Network interfaces"
        queries={[query]}
        columns={columns}
        rows={nics}
        rowKey={rowKey}
        nameOf={({ name }) => name}
        menu={menu}
        empty={{
          title: 'No network interfaces',
          body: 'Without an interface, the instance has no network connection.',
        }}
      />
    </Card>
  )
}

/**
 * Fetches the attachable floating IPs; the tab also works without them. The instance's own loader fetches its
 * addresses and interfaces.
 */
export const loader = loadAhead(floatingIpsApi.endpoints.floatingIpList, ({ project }: At<'project'>) => ({
  project,
  limit: ALL_LIMIT,
}))

/** The VPC's firewall controls access to the instance. */
const FirewallCard = ({ project, instance }: { project: string; instance: string }) => (
  <Card title="Firewall rules">
    <p className={styles.words}>
      What may reach this instance is decided by the firewall of its VPC:{' '}
      <VpcLink project={project} instance={instance} />
    </p>
  </Card>
)

/** External addresses, external subnets, interfaces and multicast groups of an instance. Panels open over it. */
export function NetworkingTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const hasSubnets = useHasFeature('externalSubnets')
  const hasMulticast = useHasFeature('multicastGroups')
  if (!instance) return null
  return (
    <>
      <ExternalIpsCard project={at.project} instance={instance} />
      {hasSubnets && <ExternalSubnetsCard project={at.project} instance={instance} />}
      <NicsCard project={at.project} instance={instance} />
      <FirewallCard project={at.project} instance={instance.name} />
      {hasMulticast && (
        <Suspense>
          <MulticastGroupsCard project={at.project} instance={instance} />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}
