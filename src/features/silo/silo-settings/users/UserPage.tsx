import { useMemo } from 'react'
import type { User, ConsoleSession, DeviceAccessToken } from '#store/api/generated/types'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { usersApi, type Members } from '#store/api/resources/users'
import { isApiError } from '#model/apiError'
import { dateOf, timeOf } from '#model/dates'
import { distinctPeople } from '#model/distinctNames'
import { ALL_LIMIT } from '#model/paging'
import { useHasFeature } from '#store/useRegionVersion'
import { strongest } from '#model/roles'
import { Card } from '#ui/layout/Card'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import { AgeText } from '#ui/text/AgeText'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { QueryCell } from '#features/kit/queries/QueryCell'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import { accessTokenColumns } from '#features/shared/access-token/accessTokenColumns'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { CardTable } from '#features/kit/list/CardTable'
import { createdColumn } from '#features/kit/list/columns'
import { RoleBadge } from '#features/shared/people/RoleBadge'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useMe } from '#features/kit/roles/useMe'
import { groups } from '../groups/noun'
import { signOutEverywhere } from './commands'
import { users } from './noun'

const { userView, memberships, userSessionList, userTokenList } = usersApi.endpoints

/** The arguments of the queries for a user's sessions and tokens. */
const credentialsOf = ({ userId }: At<'userId'>) => ({ userId, limit: ALL_LIMIT })

/**
 * Waits for every part of the page: a late one would move the others. A failed part shows its error in its place.
 */
export const loader = loadAll(
  load(userView, ({ userId }: At<'userId'>) => ({ userId })),
  settled(load(memberships, () => ({}))),
  settled(load(userSessionList, credentialsOf)),
  settled(load(userTokenList, credentialsOf)),
)

/** A user of the silo: role, groups, sessions and tokens. */
export function UserPage() {
  const { userId } = useParam('userId')
  const query = userView.useQuery({ userId })
  const sessions = userSessionList.useQueryState(credentialsOf({ userId }))
  const [askSessions] = userSessionList.useLazyQuery()
  const [askTokens] = userTokenList.useLazyQuery()
  const { me } = useMe()
  const commandItems = useCommandItems()
  const hasTimes = useHasFeature('userTimes')
  const user = useShown(query, users.to.list())
  if (!user) return null
  const row = { user, isSelf: user.id === me?.id }
  const credentials = credentialsOf({ userId })
  return (
    <DetailPage
      noun={users}
      title={user.displayName}
      query={query}
      refresh={() => Promise.all([query.refetch(), askSessions(credentials), askTokens(credentials)])}
      updatedAt={sessions.fulfilledTimeStamp ?? query.fulfilledTimeStamp}
      menu={[copyId(user.id), ...commandItems([signOutEverywhere], row)]}
      facts={[
        { label: 'Role on the silo', value: <DirectRole userId={user.id} /> },
        { label: 'Groups', value: <GroupsOf user={user} /> },
        ...(hasTimes ? [createdFact(user), updatedFact(user)] : []),
        idFact(user.id),
      ]}
    >
      <Sessions userId={userId} />
      <UserTokens userId={userId} />
    </DetailPage>
  )
}

function DirectRole({ userId }: { userId: string }) {
  const query = meApi.endpoints.policyView.useQuery({})
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ roleAssignments }) => (
        <RoleBadge
          role={strongest(
            roleAssignments.filter(({ identityId }) => identityId === userId).map(({ roleName }) => roleName),
          )}
        />
      )}
    </QueryCell>
  )
}

const groupsOf = (members: Members, { id }: User) =>
  Object.entries(members)
    .filter(([, people]) => people.some((user) => user.id === id))
    .map(([group]) => group)

function GroupsOf({ user }: { user: User }) {
  const members = memberships.useQuery({})
  const all = directoryApi.endpoints.groupList.useQuery({ limit: ALL_LIMIT })
  const names = new Map(distinctPeople(all.data?.items ?? []).map(({ id, displayName }) => [id, displayName]))
  // An id in place of a name is much longer: the facts after it would move when the names come.
  const query = all.isLoading ? { ...members, data: undefined } : members
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {(known) => {
        const ids = groupsOf(known, user)
        if (ids.length === 0) return <EmptyCell />
        return ids.map((id, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={groups.to.page({ groupId: id })}>{names.get(id) ?? id}</Link>
          </span>
        ))
      }}
    </QueryCell>
  )
}

const sessionColumns: readonly Column<ConsoleSession>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => <code>{id}</code> },
  { ...createdColumn, header: 'Signed in' },
  {
    id: 'timeLastUsed',
    header: 'Last used',
    tip: 'After eight hours without use, a session is over.',
    cell: (session) => <AgeText at={dateOf(session, 'timeLastUsed')} ago />,
    sortValue: (session) => timeOf(session, 'timeLastUsed'),
  },
]
const rowKey = ({ id }: { id: string }) => id
const menu = ({ id }: { id: string }) => [copyId(id)]

/** Whether the response is only for the user and admins of their silo, and not for this user. Rule: SILO-9. */
const isRefused = ({ error }: { error?: unknown }) =>
  isApiError(error) && (error.statusCode === 403 || error.statusCode === 404)

interface CredentialsProps<Credential> {
  title: string
  query: FailableQuery
  columns: readonly Column<Credential>[]
  rows: readonly Credential[] | undefined
  empty: { title: string; body: string }
}

/** Credentials of a user, or who sees them. */
const Credentials = <Credential extends { id: string }>({
  title,
  query,
  columns,
  rows,
  empty,
}: CredentialsProps<Credential>) => (
  <Card title={title}>
    {isRefused(query) ? (
      <p>Only the user and admins of the silo see the {title.toLowerCase()}.</p>
    ) : (
      <CardTable
        label={title}
        queries={[query]}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        menu={menu}
        empty={empty}
      />
    )}
  </Card>
)

interface PartProps {
  userId: string
}

/** Sorts by last use, since the API sorts by id only. */
const usedLast = (a: ConsoleSession, b: ConsoleSession) =>
  timeOf(b, 'timeLastUsed') - timeOf(a, 'timeLastUsed')
const byNewest = (a: DeviceAccessToken, b: DeviceAccessToken) =>
  timeOf(b, 'timeCreated') - timeOf(a, 'timeCreated')

/** The console sessions of a user. */
function Sessions({ userId }: PartProps) {
  const query = userSessionList.useQuery(credentialsOf({ userId }))
  return (
    <Credentials
      title="Sessions"
      query={query}
      columns={sessionColumns}
      rows={useMemo(() => query.data?.items.toSorted(usedLast), [query.data])}
      empty={{ title: 'No sessions', body: 'The user is not signed in anywhere.' }}
    />
  )
}

/** The access tokens with which programs act as the user. */
function UserTokens({ userId }: PartProps) {
  const query = userTokenList.useQuery(credentialsOf({ userId }))
  return (
    <Credentials
      title="Access tokens"
      query={query}
      columns={accessTokenColumns}
      rows={useMemo(() => query.data?.items.toSorted(byNewest), [query.data])}
      empty={{ title: 'No access tokens', body: 'No program acts as the user.' }}
    />
  )
}
