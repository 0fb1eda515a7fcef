import { morePaths } from '#src/morePaths'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { ALL_LIMIT } from '#store/model/paging'
import { RangeForm } from './RangeForm'

/** Adds a range of addresses for the region's own services. */
export function AddServiceRangeForm() {
  const { data } = ipPoolsApi.endpoints.ipPoolServiceRangeList.useQuery({ limit: ALL_LIMIT })
  const [add] = ipPoolsApi.endpoints.ipPoolServiceRangeAdd.useMutation()
  return (
    <RangeForm
      pool="Service pool"
      own={data?.items}
      send={(body) => add({ body }).unwrap()}
      list={morePaths.servicePool()}
    />
  )
}
