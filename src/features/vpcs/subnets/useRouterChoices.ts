import { routersApi } from '../../../store/api/routers'
import { ALL_LIMIT } from '../../../store/model/limits'
import type { Choice } from '../../shared/form/fields'

/** What a select shows for no router; it cannot hold nothing. */
export const NO_ROUTER = 'none'

/** The routers a subnet may use: those people have made. The system's own serves every subnet anyway. */
export function useRouterChoices(at: { project: string; vpc: string }): Choice[] {
  const { data } = routersApi.endpoints.vpcRouterList.useQuery({ ...at, limit: ALL_LIMIT })
  const custom = (data?.items ?? []).filter((router) => router.kind === 'custom')
  return [{ value: NO_ROUTER, label: 'None' }, ...custom.map(({ id, name }) => ({ value: id, label: name }))]
}
