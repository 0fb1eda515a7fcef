import { multicastApi } from '#store/api/resources/multicastGroups'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/kit/routing/Link'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { multicastGroups } from '#features/silo/multicast-groups/noun'

/** A multicast group by name, with a link to its page, for records that have only its id. */
export function MulticastGroupName({ id }: { id: string }) {
  const query = multicastApi.endpoints.multicastGroupView.useQuery({ multicastGroup: id })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ name }) => <Link to={multicastGroups.to.page({ multicastGroup: name })}>{name}</Link>}
    </QueryCell>
  )
}
