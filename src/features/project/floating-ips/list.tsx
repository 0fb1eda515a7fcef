import { Suspense, useCallback, useMemo, useState } from 'react'
import type { FloatingIp } from '#store/api/generated/types'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instancesApi } from '#store/api/resources/instances'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ipSortKey } from '#model/network/ipRange'
import { ALL_LIMIT, PAGE_LIMIT } from '#model/paging'
import { lazyPart } from '#ui/lazyPart'
import { IdText } from '#ui/text/IdText'
import { wordsOf } from '#features/kit/noun/noun'
import { loadAhead, loadAll, loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { InstanceLink } from '#features/shared/InstanceLink'
import { createOf } from '#features/kit/list/CreateAction'
import { columnsOf, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { attachedFacet, wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useIsReadWhole } from '#features/kit/list/useIsReadWhole'
import { useResourceList } from '#features/kit/list/useResourceList'
import { PoolName } from '#features/shared/PoolName'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useInstanceNames } from '#features/shared/instance/useInstanceNames'
import { usePoolNames } from '#features/shared/pools/usePoolNames'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import { deleteFloatingIp, detachFloatingIp } from './commands'
import { floatingIps } from './noun'

const AttachDialog = lazyPart(async () => (await import('./forms')).FloatingIpAttachDialog)

/** The first page of floating IPs, and the names of pools and instances. */
export const loader = loadAll(
  loadPage(floatingIpsApi.endpoints.floatingIpList, ({ project }: At<'project'>) => ({ project })),
  loadAhead(siloIpPoolsApi.endpoints.ipPoolList, () => ({ limit: ALL_LIMIT })),
  loadAhead(instancesApi.endpoints.instanceList, ({ project }: At<'project'>) => ({
    project,
    limit: PAGE_LIMIT,
  })),
)

type Names = ReadonlyMap<string, string>

const heads = headsOf(floatingIps, {
  Name: 'other',
  Description: 'other',
  'IP address': 'other',
  'IP pool': 'other',
  Instance: 'other',
})

/** Columns of the project's floating addresses. @param names of its instances, by id */
export const floatingIpColumns = (project: string, names: Names) =>
  columnsOf<FloatingIp>()(heads, {
    Name: nameColumn(({ name }) => floatingIps.to.edit({ project, floatingIp: name }), 'panel'),
    Description: { ...descriptionColumn, hideBelow: 'narrow' },
    'IP address': {
      id: 'ip',
      isPlain: true,
      cell: ({ ip }) => <IdText value={ip} />,
      sortValue: ({ ip }) => ipSortKey(ip),
    },
    'IP pool': { id: 'pool', cell: ({ ipPoolId }) => <PoolName id={ipPoolId} /> },
    Instance: {
      id: 'instance',
      cell: ({ instanceId }) => (
        <InstanceLink id={instanceId} project={project} to={networkInterfaces.to.list} />
      ),
      sortValue: ({ instanceId }) => (instanceId ? (names.get(instanceId) ?? '') : ''),
    },
  })

/** The facets of the list of floating IPs. @param instances, pools names by id */
export const floatingIpFacets = (instances: Names, pools: Names): readonly Facet<FloatingIp>[] => [
  attachedFacet('Instance', ({ instanceId }) => instanceId, instances),
  wordFacet(
    'pool',
    'IP pool',
    ({ ipPoolId }) => ipPoolId,
    (id) => pools.get(id) ?? id,
  ),
]

const textOf = (floatingIp: FloatingIp) => [...described.textOf(floatingIp), floatingIp.ip]
const attachedTo = ({ instanceId }: FloatingIp) => instanceId ?? ''

/** The project's floating IPs; the create and edit panels open over it. */
export function FloatingIpsPage() {
  const { project } = useParam('project')
  const names = useInstanceNames(
    project,
    useIsReadWhole(floatingIpsApi.endpoints.floatingIpList, { project }),
  )
  const pools = usePoolNames()
  const list = useResourceList({
    ...described,
    nouns: wordsOf(floatingIps),
    endpoint: floatingIpsApi.endpoints.floatingIpList,
    args: { project },
    columns: useMemo(() => floatingIpColumns(project, names), [project, names]),
    facets: useMemo(() => floatingIpFacets(names, pools), [names, pools]),
    textOf,
    highlightKey: attachedTo,
  })
  const [attaching, setAttaching] = useState<FloatingIp>()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (floatingIp: FloatingIp) => {
      const record = { floatingIp, instance: names.get(floatingIp.instanceId ?? '') }
      return [
        copyId(floatingIp.id),
        allowed(editItem(floatingIps.to.edit({ project, floatingIp: floatingIp.name }))),
        ...(floatingIp.instanceId
          ? commandItems([detachFloatingIp], record)
          : [
              allowed({
                kind: 'act',
                key: 'attach',
                label: 'Attach',
                onSelect: () => setAttaching(floatingIp),
              }),
            ]),
        ...commandItems([deleteFloatingIp], record),
      ]
    },
    [commandItems, allowed, names, project],
  )
  return (
    <List
      frame="page"
      title={floatingIps.title}
      list={list}
      menu={menu}
      create={createOf(floatingIps, 'create', { project })}
      goTo={{
        group: 'Edit floating IP',
        to: ({ name }) => floatingIps.to.edit({ project, floatingIp: name }),
      }}
      empty={{
        body: 'A floating IP is an external address of the project. It can move from one instance to another.',
      }}
    >
      {attaching && (
        <Suspense>
          <AttachDialog project={project} floatingIp={attaching} onDismiss={() => setAttaching(undefined)} />
        </Suspense>
      )}
    </List>
  )
}
