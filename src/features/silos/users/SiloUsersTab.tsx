import { useCallback, useMemo } from 'react'
import { directoryApi } from '#store/api/resources/directory'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import type { RoleName } from '#store/model/roles'
import { Badge } from '#ui/feedback/Badge'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { useParam } from '#features/routing/useParam'
import { CardTable } from '#features/shared/list/CardTable'
import { wordFacet } from '#features/shared/list/facets'
import { ListCard } from '#features/shared/list/ListPage'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId } from '#features/shared/useCommandItems'
import { useMe } from '#features/shared/useMe'
import styles from '../SiloTabs.module.css'
import { siloGroups, siloUsers, type SiloGroup, type SiloUser } from './siloUsers'

const RoleBadge = ({ role }: { role: RoleName | undefined }) =>
  role ? <Badge>{`silo.${role}`}</Badge> : <EmptyCell />

const userColumns: readonly Column<SiloUser>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'role',
    header: 'Role on the silo',
    tip: 'The role that the user has directly. Groups may give more.',
    cell: ({ role }) => <RoleBadge role={role} />,
    sortValue: ({ role }) => role ?? '~',
  },
  { id: 'id', header: 'ID', hideBelow: 'medium', cell: ({ id }) => <IdText value={id} /> },
]

const groupColumns: readonly Column<SiloGroup>[] = [
  { id: 'name', header: 'Group', cell: ({ name, id }) => name ?? <code>{id}</code> },
  { id: 'role', header: 'Role on the silo', cell: ({ role }) => <RoleBadge role={role} /> },
]

const NO_ROLE = 'none'
const facets = [
  wordFacet<SiloUser>(
    'role',
    'Role',
    ({ role }) => role ?? NO_ROLE,
    (role) => (role === NO_ROLE ? 'No role' : `silo.${role}`),
  ),
]
const rowKey = ({ id }: { id: string }) => id
const nameOf = ({ name }: SiloUser) => name
const textOf = ({ name, id }: SiloUser) => [name, { id }]
const nothing: readonly never[] = []

/** The users of a silo and the groups with a role on it. */
export function SiloUsersTab() {
  const { silo } = useParam('silo')
  const users = silosApi.endpoints.siloUserList.useQuery({ silo, limit: ALL_LIMIT })
  const policy = silosApi.endpoints.siloPolicyView.useQuery({ silo })
  const assignments = policy.data?.roleAssignments
  const isRead = assignments !== undefined || policy.error !== undefined
  const rows = useMemo(
    () => (users.data && isRead ? siloUsers(users.data.items, assignments ?? nothing) : undefined),
    [users.data, isRead, assignments],
  )
  const queries = [users, { ...policy, failed: 'Could not load the roles on the silo' }] as const
  const list = useWholeList({
    nouns: ['user', 'users'],
    rows,
    queries,
    columns: userColumns,
    facets,
    rowKey,
    nameOf,
    textOf,
    base: 'name',
  })
  const menu = useCallback(({ id }: SiloUser) => [copyId(id)], [])
  return (
    <>
      <ListCard
        title="Users"
        list={list}
        menu={menu}
        empty={{
          title: 'No users',
          body: 'In a silo with SAML sign-in, users appear with their first sign-in.',
        }}
      />
      {assignments && <Groups silo={silo} assignments={assignments} />}
    </>
  )
}

interface GroupsProps {
  silo: string
  assignments: Parameters<typeof siloGroups>[0]
}

/** The groups with a role. Only the names of groups of the user's silo can be read. */
function Groups({ silo, assignments }: GroupsProps) {
  const { me } = useMe()
  const isOwn = me?.siloName === silo || me?.siloId === silo
  const groups = directoryApi.endpoints.groupList.useQuery({ limit: ALL_LIMIT }, { skip: !isOwn })
  const rows = useMemo(
    () =>
      siloGroups(assignments, new Map(groups.data?.items.map(({ id, displayName }) => [id, displayName]))),
    [assignments, groups.data],
  )
  const menu = useCallback(({ id }: SiloGroup) => [copyId(id)], [])
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
        rowKey={rowKey}
        menu={menu}
        empty={<EmptyState small title="No groups have a role" body="Roles are held by users alone." />}
      />
    </Card>
  )
}
