import { useCallback } from 'react'
import type { BgpAnnounceSet } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { dateOf, timeOf } from '#model/dates'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { wordsOf } from '#features/kit/noun/noun'
import { load } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { described } from '#features/kit/list/described'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteAnnounceSet } from '../commands'
import { columnsOf, descriptionColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { announceSets } from '../noun'

/** The prefixes of a set. */
function Announced({ set }: { set: string }) {
  const query = bgpApi.endpoints.networkingBgpAnnouncementList.useQuery({ announceSet: set })
  return (
    <QueryCell query={query} width="14ch" missing={<EmptyCell />}>
      {(announcements) =>
        announcements.length === 0 ? (
          <EmptyCell />
        ) : (
          <code>{announcements.map(({ network }) => network).join(', ')}</code>
        )
      }
    </QueryCell>
  )
}

const heads = headsOf(announceSets, {
  Name: 'other',
  Description: 'text',
  Announces: 'other',
  Updated: 'date',
})

const columns = columnsOf<BgpAnnounceSet>()(heads, {
  Name: { id: 'name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  Description: { ...descriptionColumn, isPlain: false },
  Announces: { id: 'announces', cell: ({ name }) => <Announced set={name} /> },
  Updated: {
    id: 'timeModified',
    hideBelow: 'narrowest',
    cell: (set) => <DateText at={dateOf(set, 'timeModified')} />,
    sortValue: (set) => timeOf(set, 'timeModified'),
  },
})

export const loader = load(bgpApi.endpoints.networkingBgpAnnounceSetList, () => ({ limit: ALL_LIMIT }))

/** The announce sets with their prefixes. */
export function AnnounceSetsTab() {
  const query = bgpApi.endpoints.networkingBgpAnnounceSetList.useQuery({ limit: ALL_LIMIT })
  const list = useWholeList({
    ...described,
    nouns: wordsOf(announceSets),
    rows: query.data,
    queries: [query],
    base: 'name',
    columns,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (set: BgpAnnounceSet) => [
      copyId(set.id),
      allowed(editItem(announceSets.to.edit({ announceSet: set.name })), fleetAdmin),
      ...commandItems([deleteAnnounceSet], set),
    ],
    [allowed, commandItems],
  )
  return (
    <List
      frame="tab"
      title={announceSets.title}
      list={list}
      menu={menu}
      create={createOf(announceSets, 'create')}
      empty={{
        body: 'An announce set lists the networks that the region announces to its neighbours.',
      }}
    />
  )
}
