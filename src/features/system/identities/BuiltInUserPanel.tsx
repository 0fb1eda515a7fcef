import { auditLogOf } from '#features/system/audit-log/noun'
import { builtInUsersApi } from '#store/api/resources/builtInUsers'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { load, type At } from '#features/kit/routing/load'
import { Link } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { builtInUsers } from './noun'

const { userBuiltinView } = builtInUsersApi.endpoints

export const loader = load(userBuiltinView, ({ builtIn }: At<'builtIn'>) => ({ user: builtIn }))

/** An identity of the region's own services. */
export function BuiltInUserPanel() {
  const { builtIn } = useParam('builtIn')
  const list = builtInUsers.to.list()
  const query = userBuiltinView.useQuery({ user: builtIn })
  const user = useShown(query, list)
  if (!user) return null
  return (
    <DetailsPanel
      title={builtInUsers.panels.page}
      name={user.name}
      query={query}
      back={list}
      items={[
        { label: 'Description', value: user.description || <EmptyCell /> },
        { label: 'What it did', value: <Link to={auditLogOf(user.id)}>Its audit log</Link> },
        createdFact(user),
        updatedFact(user),
        idFact(user.id),
      ]}
    />
  )
}
