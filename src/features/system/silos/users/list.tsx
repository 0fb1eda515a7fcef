import { useCallback, useMemo } from 'react'
import { Outlet } from 'react-router'
import type { SiloIdentityMode } from '#store/api/generated/types'
import { directoryApi } from '#store/api/resources/directory'
import { silosApi } from '#store/api/resources/silos'
import { distinctPeople } from '#model/distinctNames'
import { changesSilo } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { CardTable } from '#features/kit/list/CardTable'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { RoleBadge } from '#features/shared/people/RoleBadge'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { useMe } from '#features/kit/roles/useMe'
import styles from '../SiloTabs.module.css'
import { deleteLocalUser, whyNoLocalUsers } from './commands'
import { usersOfSilo } from './noun'
import { siloGroups, type SiloGroup, type SiloUser } from '#features/shared/people/siloPeople'
import { userColumns, userKind, useUserRows } from '#features/shared/people/userList'

const { siloUserList, siloPolicyView, siloView } = silosApi.endpoints

/** The arguments of the query for all users of a silo. */
const allOf = ({ silo }: At<'silo'>) => ({ silo, limit: ALL_LIMIT })

/** The users and their roles: if the roles came later, the table would move. */
export const loader = loadAll(
  load(siloUserList, allOf),
  settled(load(siloPolicyView, ({ silo }: At<'silo'>) => ({ silo }))),
)

const groupColumns: readonly Column<SiloGroup>[] = [
  { id: 'name', header: 'Group', cell: ({ name, id }) => name ?? <code>{id}</code> },
  { id: 'role', header: 'Role on the silo', cell: ({ role }) => <RoleBadge role={role} /> },
]

const groupKey = ({ id }: SiloGroup) => id

/** The text of a silo without users, by its identity mode. */
function noUsers(mode: SiloIdentityMode | undefined) {
  if (mode === 'local_only') return 'Until a user is created, no one can sign in to the silo.'
  if (mode === 'saml_scim') return 'Users appear when the identity provider creates them, by SCIM.'
  return 'In a silo with SAML sign-in, users appear when they first sign in.'
}

/** The users of a silo and the groups with a role on it. */
export function SiloUsersTab() {
  const { silo } = useParam('silo')
  const policy = siloPolicyView.useQuery({ silo })
  const assignments = policy.data?.roleAssignments
  const { rows, queries } = useUserRows(siloUserList.useQuery(allOf({ silo })), policy)
  const toUser = useCallback(({ id }: SiloUser) => usersOfSilo.to.page({ silo, identity: id }), [silo])
  const { me } = useMe()
  const view = siloView.useQuery({ silo })
  const isOwn = me?.siloName === silo || me?.siloId === silo
  const list = useWholeList({
    nouns: wordsOf(usersOfSilo),
    rows,
    queries,
    columns: useMemo(() => userColumns(toUser, 'panel'), [toUser]),
    ...userKind,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const record = view.data
  const own = me?.id
  const menu = useCallback(
    (user: SiloUser) => {
      const at = { silo, identity: user.id }
      const reason = whyNoLocalUsers(record)
      const password: RecordItem = {
        kind: 'link',
        key: 'password',
        label: 'Set password',
        link: <Link to={usersOfSilo.to.setPassword(at)} preventScrollReset />,
      }
      return [
        copyId(user.id),
        changeRoleItem(at, isOwn, allowed),
        reason ? { ...password, disabledReason: reason } : allowed(password, changesSilo(isOwn, 'admin')),
        ...(record
          ? commandItems([deleteLocalUser], { silo: record, user, isOwn, isSelf: user.id === own })
          : []),
      ]
    },
    [silo, record, isOwn, own, allowed, commandItems],
  )
  return (
    <>
      <List
        frame="card"
        title={usersOfSilo.title}
        list={list}
        menu={menu}
        create={{
          label: usersOfSilo.panels.create,
          to: usersOfSilo.to.create({ silo }),
          needs: changesSilo(isOwn, 'admin'),
          disabledReason: whyNoLocalUsers(record),
        }}
        goTo={{ to: toUser }}
        empty={{
          body: noUsers(record?.identityMode),
        }}
      />
      {assignments && <Groups silo={silo} isOwn={isOwn} assignments={assignments} />}
      <Outlet />
    </>
  )
}

/** The entry that changes a role on the silo. */
const changeRoleItem = (
  at: { silo: string; identity: string },
  isOwn: boolean,
  allowed: ReturnType<typeof useAllowed>,
) =>
  allowed(
    {
      kind: 'link',
      key: 'role',
      label: 'Change role',
      link: <Link to={usersOfSilo.to.changeRole(at)} preventScrollReset />,
    },
    changesSilo(isOwn, 'collaborator'),
  )

interface GroupsProps {
  silo: string
  isOwn: boolean
  assignments: Parameters<typeof siloGroups>[0]
}

/** The groups with a role. Only names of the user's own silo are readable. */
function Groups({ silo, isOwn, assignments }: GroupsProps) {
  const allowed = useAllowed()
  const groups = directoryApi.endpoints.groupList.useQuery({ limit: ALL_LIMIT }, { skip: !isOwn })
  const rows = useMemo(
    () =>
      siloGroups(
        assignments,
        new Map(distinctPeople(groups.data?.items ?? []).map(({ id, displayName }) => [id, displayName])),
      ),
    [assignments, groups.data],
  )
  const menu = useCallback(
    ({ id }: SiloGroup) => [copyId(id), changeRoleItem({ silo, identity: id }, isOwn, allowed)],
    [silo, isOwn, allowed],
  )
  const isWaiting = isOwn && !groups.data && !groups.error
  return (
    <Card title="Groups with a role">
      {!isOwn && (
        <p className={styles.context}>
          The names of the groups of another silo cannot be read: they are shown by their ids.
        </p>
      )}
      <CardTable
        label="Groups with a role"
        queries={[{ ...groups, failed: 'Could not load the names of groups' }]}
        columns={groupColumns}
        rows={isWaiting ? undefined : rows}
        rowKey={groupKey}
        nameOf={({ name, id }) => name ?? id}
        menu={menu}
        empty={{ title: 'No groups have a role', body: 'Roles are held by users alone.' }}
      />
    </Card>
  )
}
