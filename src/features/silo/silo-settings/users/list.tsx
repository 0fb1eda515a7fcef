import { useCallback } from 'react'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { siloAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { siloAccess } from '#features/silo/access/noun'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import type { SiloUser } from '#features/shared/people/siloPeople'
import { userColumns, userKind, useUserRows } from '#features/shared/people/userList'
import { copyId, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
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

/** Leads to the panel in silo access that changes a user's role, or gives one to a user without. */
const roleItem = ({ id, role }: SiloUser): RecordItem => ({
  kind: 'link',
  key: 'role',
  label: role ? siloAccess.panels.edit : siloAccess.panels.create,
  link: <Link to={role ? siloAccess.to.edit({ identity: id }) : siloAccess.to.create()} />,
})

/** All users of the user's silo. */
export function UsersTab() {
  const allowed = useAllowed()
  const menu = useCallback(
    (user: SiloUser) => [copyId(user.id), allowed(roleItem(user), siloAdmin)],
    [allowed],
  )
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
      context={
        <>
          Roles are given in <Link to={siloAccess.to.list()}>silo access</Link> and project access.
        </>
      }
      list={list}
      menu={menu}
      goTo={{ to: toUser }}
      empty={{ body: 'Users appear when they first sign in.' }}
    />
  )
}
