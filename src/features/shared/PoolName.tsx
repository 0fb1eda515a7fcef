import { siloIpPoolsApi } from '../../store/api/siloIpPools'
import { Skeleton } from '../../ui/Skeleton'
import { Tooltip } from '../../ui/Tooltip'

/** A pool by name, its description in a tip; the attachment knows only its id. */
export function PoolName({ id }: { id: string }) {
  const { data, isLoading } = siloIpPoolsApi.endpoints.projectIpPoolView.useQuery({ pool: id })
  if (isLoading) return <Skeleton width="8ch" />
  if (!data) return <code>{id}</code>
  if (!data.description) return <span>{data.name}</span>
  return (
    <Tooltip text={data.description}>
      <span tabIndex={0} role="note" aria-label={`${data.name}: ${data.description}`}>
        {data.name}
      </span>
    </Tooltip>
  )
}
