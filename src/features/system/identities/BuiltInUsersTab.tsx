import type { UserBuiltin } from '#store/api/generated/types'
import { builtInUsersApi } from '#store/api/resources/builtInUsers'
import { ALL_LIMIT } from '#model/paging'
import { ShortId } from '#features/kit/detail/ShortId'
import { wordsOf } from '#features/kit/noun/noun'
import { load } from '#features/kit/routing/load'
import { described } from '#features/kit/list/described'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { columnsOf, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { builtInUsers } from './noun'

const { userBuiltinList } = builtInUsersApi.endpoints
/** Fetches all at once: there are a handful. */
const all = { limit: ALL_LIMIT }

export const loader = load(userBuiltinList, () => all)

const heads = headsOf(builtInUsers, { Name: 'other', Description: 'text', ID: 'other' })

const columns = columnsOf<UserBuiltin>()(heads, {
  Name: nameColumn(({ name }) => builtInUsers.to.page({ builtIn: name }), 'panel'),
  Description: { ...descriptionColumn, isPlain: false },
  ID: { id: 'id', hideBelow: 'narrowest', cell: ({ id }) => <ShortId id={id} /> },
})
const menu = ({ id }: UserBuiltin) => [copyId(id)]

/** The identities of the region's own services. */
export function BuiltInUsersTab() {
  const query = userBuiltinList.useQuery(all)
  const list = useWholeList({
    ...described,
    nouns: wordsOf(builtInUsers),
    rows: query.data?.items,
    queries: [query],
    columns,
    base: 'name',
  })
  return (
    <List
      frame="tab"
      title={builtInUsers.title}
      context="Parts of the region act as these users. No one signs in."
      list={list}
      menu={menu}
      goTo={{ to: ({ name }) => builtInUsers.to.page({ builtIn: name }) }}
      empty={{ body: 'The region has no users of its own.' }}
    />
  )
}
