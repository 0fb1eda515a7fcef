import { Suspense, useCallback, useState } from 'react'
import type { BgpConfig } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { lazyPart } from '#ui/lazyPart'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { load } from '#features/kit/routing/load'
import { bgpConfigs } from '../noun'
import { createOf } from '#features/kit/list/CreateAction'
import { described } from '#features/kit/list/described'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteConfig } from '../commands'
import { useHasFeature } from '#store/useRegionVersion'
import { columnsOf, createdColumn, descriptionColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'

const heads = headsOf(bgpConfigs, {
  Name: 'other',
  Description: 'other',
  'AS number': 'figure',
  VRF: 'word',
  Created: 'date',
})

const columns = columnsOf<BgpConfig>()(heads, {
  Name: { id: 'name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  Description: { ...descriptionColumn, isPlain: false },
  'AS number': { id: 'asn', align: 'end', cell: ({ asn }) => asn, sortValue: ({ asn }) => asn },
  VRF: {
    id: 'vrf',
    tip: 'Virtual routing and forwarding table; usually none',
    cell: ({ vrf }) => vrf ?? <EmptyCell />,
  },
  Created: createdColumn,
})

/** The columns where the region uses several paths for a route. */
const withPaths: typeof columns = [
  ...columns.slice(0, -1),
  {
    id: 'maxPaths',
    header: 'Paths',
    tip: 'How many equal routes to a network the switches use at the same time',
    align: 'end',
    hideBelow: 'narrowest',
    cell: ({ maxPaths }) => maxPaths,
    sortValue: ({ maxPaths }) => maxPaths,
  },
  ...columns.slice(-1),
]

export const loader = load(bgpApi.endpoints.networkingBgpConfigList, () => ({ limit: ALL_LIMIT }))

const AnnounceSetDialog = lazyPart(async () => (await import('./AnnounceSetDialog')).AnnounceSetDialog)

/** The BGP configurations: one for each AS number. */
export function ConfigsTab() {
  const query = bgpApi.endpoints.networkingBgpConfigList.useQuery({ limit: ALL_LIMIT })
  const list = useWholeList({
    ...described,
    nouns: ['configuration', 'configurations'],
    rows: query.data?.items,
    queries: [query],
    base: 'name',
    columns: useHasFeature('bgpIpv6') ? withPaths : columns,
  })
  const isEditable = useHasFeature('bgpUpdate')
  const [changing, setChanging] = useState<BgpConfig>()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (config: BgpConfig): RecordItem[] => [
      copyId(config.id),
      ...(isEditable
        ? [
            allowed(editItem(bgpConfigs.to.edit({ bgpConfig: config.name })), fleetAdmin),
            allowed(
              {
                kind: 'act',
                key: 'changeAnnounceSet',
                label: 'Change announce set',
                onSelect: () => setChanging(config),
              },
              fleetAdmin,
            ),
          ]
        : []),
      ...commandItems([deleteConfig], config),
    ],
    [isEditable, allowed, commandItems],
  )
  return (
    <List
      frame="tab"
      title={bgpConfigs.title}
      list={list}
      menu={menu}
      create={createOf(bgpConfigs, 'create')}
      empty={{
        title: 'No BGP configurations',
        body: 'A configuration is an AS number with the announce set that it uses.',
      }}
    >
      {changing && (
        <Suspense>
          <AnnounceSetDialog config={changing} onDismiss={() => setChanging(undefined)} />
        </Suspense>
      )}
    </List>
  )
}
