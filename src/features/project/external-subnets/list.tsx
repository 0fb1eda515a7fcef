import { Suspense, useCallback, useMemo, useState } from 'react'
import type { ExternalSubnet } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { instancesApi } from '#store/api/resources/instances'
import { subnetPoolsApi } from '#store/api/resources/subnetPools'
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
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useInstanceNames } from '#features/shared/instance/useInstanceNames'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import { deleteExternalSubnet, detachExternalSubnet } from './commands'
import { externalSubnets } from './noun'
import { SubnetPoolName } from '#features/shared/externalSubnet/SubnetPoolName'

const AttachDialog = lazyPart(async () => (await import('./AttachDialog')).ExternalSubnetAttachDialog)

/** The first page of external subnets, and the names of pools and instances. */
export const loader = loadAll(
  loadPage(externalSubnetsApi.endpoints.externalSubnetList, ({ project }: At<'project'>) => ({ project })),
  loadAhead(subnetPoolsApi.endpoints.subnetPoolList, () => ({ limit: ALL_LIMIT })),
  loadAhead(instancesApi.endpoints.instanceList, ({ project }: At<'project'>) => ({
    project,
    limit: PAGE_LIMIT,
  })),
)

type Names = ReadonlyMap<string, string>

const heads = headsOf(externalSubnets, {
  Name: 'other',
  Description: 'other',
  Subnet: 'other',
  'Subnet pool': 'other',
  Instance: 'other',
})

/** Columns of the project's external subnets. @param names of its instances, by id */
const externalSubnetColumns = (project: string, names: Names) =>
  columnsOf<ExternalSubnet>()(heads, {
    Name: nameColumn(({ name }) => externalSubnets.to.edit({ project, externalSubnet: name }), 'panel'),
    Description: { ...descriptionColumn, hideBelow: 'narrow' },
    Subnet: {
      id: 'subnet',
      isPlain: true,
      cell: ({ subnet }) => <IdText value={subnet} />,
      sortValue: ({ subnet }) => ipSortKey(subnet),
    },
    'Subnet pool': { id: 'pool', cell: ({ subnetPoolId }) => <SubnetPoolName id={subnetPoolId} /> },
    Instance: {
      id: 'instance',
      cell: ({ instanceId }) => (
        <InstanceLink id={instanceId} project={project} to={networkInterfaces.to.list} />
      ),
      sortValue: ({ instanceId }) => (instanceId ? (names.get(instanceId) ?? '') : ''),
    },
  })

/** The names of the silo's subnet pools, by id. */
function useSubnetPoolNames(): Names {
  const { data } = subnetPoolsApi.endpoints.subnetPoolList.useQuery({ limit: ALL_LIMIT })
  return useMemo(() => new Map((data?.items ?? []).map(({ id, name }) => [id, name])), [data])
}

/** The facets of the list. @param instances, pools names by id */
const externalSubnetFacets = (instances: Names, pools: Names): readonly Facet<ExternalSubnet>[] => [
  attachedFacet('Instance', ({ instanceId }) => instanceId, instances),
  wordFacet(
    'pool',
    'Subnet pool',
    ({ subnetPoolId }) => subnetPoolId,
    (id) => pools.get(id) ?? id,
  ),
]

const textOf = (row: ExternalSubnet) => [...described.textOf(row), row.subnet]
const attachedTo = ({ instanceId }: ExternalSubnet) => instanceId ?? ''

/** The project's external subnets; the create and edit panels open over it. */
export function ExternalSubnetsPage() {
  const { project } = useParam('project')
  const names = useInstanceNames(
    project,
    useIsReadWhole(externalSubnetsApi.endpoints.externalSubnetList, { project }),
  )
  const pools = useSubnetPoolNames()
  const list = useResourceList({
    ...described,
    nouns: wordsOf(externalSubnets),
    endpoint: externalSubnetsApi.endpoints.externalSubnetList,
    args: { project },
    columns: useMemo(() => externalSubnetColumns(project, names), [project, names]),
    facets: useMemo(() => externalSubnetFacets(names, pools), [names, pools]),
    textOf,
    highlightKey: attachedTo,
  })
  const [attaching, setAttaching] = useState<ExternalSubnet>()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (externalSubnet: ExternalSubnet) => {
      const record = { externalSubnet, instance: names.get(externalSubnet.instanceId ?? '') }
      return [
        copyId(externalSubnet.id),
        allowed(editItem(externalSubnets.to.edit({ project, externalSubnet: externalSubnet.name }))),
        ...(externalSubnet.instanceId
          ? commandItems([detachExternalSubnet], record)
          : [
              allowed({
                kind: 'act',
                key: 'attach',
                label: 'Attach',
                onSelect: () => setAttaching(externalSubnet),
              }),
            ]),
        ...commandItems([deleteExternalSubnet], record),
      ]
    },
    [commandItems, allowed, names, project],
  )
  return (
    <List
      frame="page"
      title={externalSubnets.title}
      list={list}
      menu={menu}
      create={createOf(externalSubnets, 'create', { project })}
      goTo={{
        group: 'Edit external subnet',
        to: ({ name }) => externalSubnets.to.edit({ project, externalSubnet: name }),
      }}
      empty={{
        body: 'An external subnet is a block of addresses of the project. Attached to an instance, all of them lead there.',
      }}
    >
      {attaching && (
        <Suspense>
          <AttachDialog
            project={project}
            externalSubnet={attaching}
            onDismiss={() => setAttaching(undefined)}
          />
        </Suspense>
      )}
    </List>
  )
}
