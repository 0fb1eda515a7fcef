import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { ALL_LIMIT } from '#store/model/paging'
import { wordsOf } from '#features/kit/noun/noun'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import type { SiloUser } from '#features/shared/people/siloPeople'
import { userColumns, userKind, useUserRows } from '#features/shared/people/userList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { users } from './noun'

const { userList } = directoryApi.endpoints
const { policyView } = meApi.endpoints

/** All users of the silo, in one request. */
const everyone = { limit: ALL_LIMIT }

/** The users and their roles: if the roles came later, the table would move. Roles show their own error. */
export const loader = loadAll(
  load(userList, () => everyone),
  settled(load(policyView, () => ({}))),
)

const toUser = ({ id }: SiloUser) => users.to.page({ userId: id })
const columns = userColumns(toUser, 'page')
const menu = ({ id }: SiloUser) => [copyId(id)]

/** All users of the user's silo. */
export function UsersTab() {
  const { rows, queries } = useUserRows(userList.useQuery(everyone), policyView.useQuery({}))
  const list = useWholeList({
    nouns: wordsOf(users),
    rows,
    queries,
    columns,
    ...userKind,
  })
  return (
    <List
      frame="tab"
      title={users.title}
      context="Roles are given in silo access and project access."
      list={list}
      menu={menu}
      goTo={{ to: toUser }}
      empty={{ body: 'Users appear when they first sign in.' }}
    />
  )
}
