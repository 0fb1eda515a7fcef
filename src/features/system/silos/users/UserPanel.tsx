import { users } from '#features/silo/silo-settings/users/noun'
import { auditLogOf } from '#features/system/audit-log/noun'
import { localUsersApi } from '#store/api/resources/localUsers'
import { silosApi } from '#store/api/resources/silos'
import { strongest } from '#model/roles'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/kit/routing/Link'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { RoleBadge } from '#features/shared/people/RoleBadge'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { useMe } from '#features/kit/roles/useMe'
import { useShown } from '#features/kit/queries/gone'
import { idFact } from '#features/kit/detail/recordFacts'
import { usersOfSilo } from './noun'

const { siloUserView } = localUsersApi.endpoints

export const loader = load(siloUserView, ({ silo, identity }: At<'silo' | 'identity'>) => ({
  silo,
  userId: identity,
}))

/** A user of any silo, as an operator sees it. */
export function UserPanel() {
  const { silo, identity } = useParam('silo', 'identity')
  const list = usersOfSilo.to.list({ silo })
  const { me } = useMe()
  const query = siloUserView.useQuery({ silo, userId: identity })
  const policy = silosApi.endpoints.siloPolicyView.useQuery({ silo })
  const user = useShown(query, list)
  if (!user) return null
  return (
    <DetailsPanel
      title={usersOfSilo.panels.page}
      name={user.displayName}
      query={query}
      back={list}
      items={[
        {
          label: 'Role on the silo',
          value: (
            <QueryCell query={policy} missing={<EmptyCell />}>
              {({ roleAssignments }) => (
                <RoleBadge
                  role={strongest(
                    roleAssignments
                      .filter(({ identityId }) => identityId === user.id)
                      .map(({ roleName }) => roleName),
                  )}
                />
              )}
            </QueryCell>
          ),
        },
        {
          label: 'Sessions and tokens',
          value:
            user.siloId === me?.siloId ? (
              <Link to={users.to.page({ userId: user.id })}>On the page of the user</Link>
            ) : (
              'Only the user and admins of the silo see them'
            ),
        },
        {
          label: 'What the user did',
          value: <Link to={auditLogOf(user.id)}>The user’s audit log</Link>,
        },
        idFact(user.id),
      ]}
    />
  )
}
