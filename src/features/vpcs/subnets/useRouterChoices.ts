import { routersApi } from '../../../store/api/routers'
import { ALL_LIMIT } from '../../../store/model/limits'
import { choiceStatus } from '../../shared/form/choices'

/** What a select shows for no router; it cannot hold nothing. */
export const NO_ROUTER = 'none'

/** The routers a subnet may use: those people have made. The system's own serves every subnet anyway. */
export function useRouterChoices(at: { project: string; vpc: string }) {
  const query = routersApi.endpoints.vpcRouterList.useQuery({ ...at, limit: ALL_LIMIT })
  const custom = (query.currentData?.items ?? []).filter((router) => router.kind === 'custom')
  return {
    noun: 'router',
    choices: [
      { value: NO_ROUTER, label: 'None' },
      ...custom.map(({ id, name }) => ({ value: id, label: name })),
    ],
    status: choiceStatus(query),
  }
}
