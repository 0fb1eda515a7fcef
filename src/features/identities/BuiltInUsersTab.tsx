import { morePaths } from '#src/morePaths'
import type { UserBuiltin } from '#store/api/generated/types'
import { builtInUsersApi } from '#store/api/resources/builtInUsers'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { allBuiltIn } from './allBuiltIn'
import { descriptionColumn, nameColumn } from '#features/shared/list/columns'

const columns: readonly Column<UserBuiltin>[] = [
  nameColumn(({ name }) => morePaths.builtInUser(name), 'panel'),
  { ...descriptionColumn, isPlain: false },
  { id: 'id', header: 'ID', hideBelow: 'medium', cell: ({ id }) => <IdText value={id} /> },
]
const menu = ({ id }: UserBuiltin) => [copyId(id)]

/** The users that the region itself acts as. */
export function BuiltInUsersTab() {
  const query = builtInUsersApi.endpoints.userBuiltinList.useQuery(allBuiltIn)
  const list = useWholeList({
    ...described,
    nouns: ['built-in user', 'built-in users'],
    rows: query.data?.items,
    queries: [query],
    columns,
    base: 'name',
  })
  return (
    <List
      frame="tab"
      title="Built-in users"
      context="Parts of the region act as these users. No one signs in as them, and the audit log names them."
      list={list}
      menu={menu}
      goTo={{ group: 'Go to built-in user', to: ({ name }) => morePaths.builtInUser(name) }}
      empty={{ title: 'No built-in users', body: 'The region has no users of its own.' }}
    />
  )
}
