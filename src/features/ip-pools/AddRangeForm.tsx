import { paths } from '#src/paths'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { ALL_LIMIT } from '#store/model/paging'
import { useParam } from '#features/routing/useParam'
import { RangeForm } from './RangeForm'

/** Adds a range of addresses to a pool of silos. */
export function AddRangeForm() {
  const { pool } = useParam('pool')
  const { data } = ipPoolsApi.endpoints.ipPoolRangeList.useQuery({ pool, limit: ALL_LIMIT })
  const [add] = ipPoolsApi.endpoints.ipPoolRangeAdd.useMutation()
  return (
    <RangeForm
      pool={pool}
      own={data?.items}
      send={(body) => add({ pool, body }).unwrap()}
      list={paths.ipPool(pool)}
    />
  )
}
