import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Tooltip } from '#ui/overlays/Tooltip'
import { QueryCell } from '#features/kit/queries/QueryCell'

/**
 * A pool by name, with its description in a tooltip, for records with only the pool's id. Names of other silos'
 * pools are not readable.
 */
export function PoolName({ id }: { id: string }) {
  const query = siloIpPoolsApi.endpoints.ipPoolView.useQuery({ pool: id })
  return (
    <QueryCell query={query} missing={<EmptyCell />}>
      {({ name, description }) =>
        description ? (
          <Tooltip text={description}>
            <span tabIndex={0} role="note" aria-label={`${name}: ${description}`}>
              {name}
            </span>
          </Tooltip>
        ) : (
          name
        )
      }
    </QueryCell>
  )
}
