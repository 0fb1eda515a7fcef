import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import type { User } from '#store/api/generated/types'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { usersApi, type Members } from '#store/api/resources/users'
import { strongest } from '#store/model/roles'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { RoleBadge } from '#features/shared/people/RoleBadge'
import { QueryCell } from '#features/shared/QueryCell'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useMe } from '#features/shared/useMe'
import { useShown } from '#features/shared/gone'
import { signOutEverywhere } from './commands'
import { Sessions, UserTokens } from './Credentials'
import { everyone } from './everyone'

const { userView, memberships, userSessionList, userTokenList } = usersApi.endpoints

/** A user of the silo: role, groups, and what signs the user in. */
export function UserPage() {
  const { userId } = useParam('userId')
  const query = userView.useQuery({ userId })
  const sessions = userSessionList.useQueryState({ userId, ...everyone })
  const [askSessions] = userSessionList.useLazyQuery()
  const [askTokens] = userTokenList.useLazyQuery()
  const { me } = useMe()
  const commandItems = useCommandItems()
  const user = useShown(query, paths.siloPeople())
  if (!user) return null
  const row = { user, isSelf: user.id === me?.id }
  const credentials = { userId, ...everyone }
  return (
    <DetailPage
      noun="User"
      title={user.displayName}
      topic="users"
      query={query}
      refresh={() => Promise.all([query.refetch(), askSessions(credentials), askTokens(credentials)])}
      updatedAt={sessions.fulfilledTimeStamp ?? query.fulfilledTimeStamp}
      menu={[copyId(user.id), ...commandItems([signOutEverywhere], row)]}
      facts={[
        { label: 'Role on the silo', value: <DirectRole userId={user.id} /> },
        { label: 'Groups', value: <GroupsOf user={user} /> },
        { label: 'ID', value: <IdText value={user.id} /> },
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
    .filter(([, users]) => users.some((user) => user.id === id))
    .map(([group]) => group)

function GroupsOf({ user }: { user: User }) {
  const members = memberships.useQuery({})
  const groups = directoryApi.endpoints.groupList.useQuery(everyone)
  const names = new Map(groups.data?.items.map(({ id, displayName }) => [id, displayName]))
  return (
    <QueryCell query={members} missing={<EmptyCell />}>
      {(all) => {
        const ids = groupsOf(all, user)
        if (ids.length === 0) return <EmptyCell />
        return ids.map((id, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Link to={morePaths.group(id)}>{names.get(id) ?? id}</Link>
          </span>
        ))
      }}
    </QueryCell>
  )
}
