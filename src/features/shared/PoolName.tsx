import { siloIpPoolsApi } from '../../store/api/siloIpPools'
import { EmptyCell } from '../../ui/EmptyCell'
import { Tooltip } from '../../ui/Tooltip'
import { QueryCell } from './QueryCell'

/** A pool by name, its description in a tip; the attachment knows only its id. A pool of another silo has no name here. */
export function PoolName({ id }: { id: string }) {
  const query = siloIpPoolsApi.endpoints.projectIpPoolView.useQuery({ pool: id })
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
