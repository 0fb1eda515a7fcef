import { subnetPoolsApi } from '#store/api/resources/subnetPools'
import { Badge } from '#ui/feedback/Badge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { poolVersion } from '#features/shared/pools/poolKinds'

/** A subnet pool by name, with its IP version. A pool that is not linked to the silo cannot be read. */
export function SubnetPoolName({ id }: { id: string }) {
  const query = subnetPoolsApi.endpoints.subnetPoolView.useQuery({ pool: id })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ name, ipVersion }) => (
        <>
          {name} <Badge isMark>{poolVersion(ipVersion)}</Badge>
        </>
      )}
    </QueryCell>
  )
}
