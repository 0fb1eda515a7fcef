import { useCallback, useMemo } from 'react'
import type { Silo, SiloUtilization } from '#store/api/generated/types'
import { quotasApi } from '#store/api/resources/quotas'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#model/paging'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { wordsOf } from '#features/kit/noun/noun'
import { QueryCell } from '#features/kit/queries/QueryCell'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { load, loadAll, loadPage, settled } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import {
  capacityResources,
  usedText,
  type CapacityResource,
} from '#features/shared/capacity/capacityResources'
import { shareOf } from '#features/shared/capacity/left'
import { Share } from '#features/shared/capacity/Share'
import { useMe } from '#features/kit/roles/useMe'
import { deleteSilo } from './commands'
import { identityModeLabel } from './identityModes'
import { silos } from './noun'

type Uses = Pick<
  QueryLike<{ items: readonly SiloUtilization[] }>,
  'data' | 'error' | 'isFetching' | 'refetch'
>

const [cpu, memory, storage] = capacityResources as readonly [
  CapacityResource,
  CapacityResource,
  CapacityResource,
]

const heads = headsOf(silos, {
  Name: 12,
  Description: 'text',
  'Identity mode': 'word',
  CPU: 'bar',
  Memory: 'bar',
  Storage: 'bar',
  Discoverable: 'word',
  Created: 'date',
})

/** Columns of the silos. @param uses the query of the use of all quotas */
function siloColumns(uses: Uses): readonly Column<Silo>[] {
  const bySilo = new Map(uses.data?.items.map((use) => [use.siloId, use]))
  const amountsOf = ({ key }: CapacityResource, { id }: Silo) => {
    const own = bySilo.get(id)
    return own && { used: own.provisioned[key], quota: own.allocated[key] }
  }
  const share = (resource: CapacityResource): Omit<Column<Silo>, 'header'> => ({
    id: resource.key,
    tip: `${resource.about}, of the quota`,
    cell: (silo) => (
      <QueryCell query={uses} width="8ch" missing={<EmptyCell />}>
        {() => {
          const own = amountsOf(resource, silo)
          return own && (own.quota > 0 || own.used > 0) ? (
            <Share
              label={`${resource.label} of ${silo.name}`}
              share={shareOf(own.used, own.quota)}
              words={usedText(resource, own.used, own.quota)}
            />
          ) : (
            <EmptyCell />
          )
        }}
      </QueryCell>
    ),
    sortValue: (silo) => {
      const own = amountsOf(resource, silo)
      return own ? shareOf(own.used, own.quota) : -1
    },
  })
  return columnsOf<Silo>()(heads, {
    Name: nameColumn(({ name }) => silos.to.page({ silo: name })),
    Description: { ...descriptionColumn, hideBelow: 'medium' },
    'Identity mode': {
      id: 'identityMode',
      cell: ({ identityMode }) => <Badge>{identityModeLabel(identityMode)}</Badge>,
      sortValue: ({ identityMode }) => identityModeLabel(identityMode),
    },
    CPU: share(cpu),
    Memory: share(memory),
    Storage: share(storage),
    Discoverable: {
      id: 'discoverable',
      tip: 'A silo that is not discoverable works, but is missing from lists.',
      hideBelow: 'wide',
      cell: ({ discoverable }) => (discoverable ? 'Yes' : 'No'),
    },
    Created: { ...createdColumn, hideBelow: 'medium' },
  })
}

const { siloList } = silosApi.endpoints
const { siloUtilizationList } = quotasApi.endpoints
const all = { limit: ALL_LIMIT }

/** The silos, and the use of all quotas in one call. */
export const loader = loadAll(
  loadPage(siloList, () => ({})),
  settled(load(siloUtilizationList, () => all)),
)

const facets = [
  wordFacet<Silo>('mode', 'Identity mode', ({ identityMode }) => identityMode, identityModeLabel),
]

/** The silos of the region; the create panel opens over them. */
export function SilosPage() {
  const { me } = useMe()
  const { data, error, isFetching, refetch } = siloUtilizationList.useQuery(all)
  const list = useResourceList({
    ...described,
    nouns: wordsOf(silos),
    endpoint: siloList,
    args: {},
    columns: useMemo(
      () => siloColumns({ data, error, isFetching, refetch }),
      [data, error, isFetching, refetch],
    ),
    facets,
    onRefresh: () => void refetch(),
  })
  const commandItems = useCommandItems()
  const own = me?.siloId
  const menu = useCallback(
    (silo: Silo) => [copyId(silo.id), ...commandItems([deleteSilo], { silo, isOwn: silo.id === own })],
    [commandItems, own],
  )
  return (
    <List
      frame="page"
      title={silos.title}
      context="The tenants of the region that are discoverable."
      list={list}
      menu={menu}
      create={createOf(silos, 'create')}
      goTo={{ to: ({ name }) => silos.to.page({ silo: name }) }}
      empty={{
        body: 'A silo is a tenant of the region, with users, projects and quotas of its own.',
      }}
    />
  )
}
