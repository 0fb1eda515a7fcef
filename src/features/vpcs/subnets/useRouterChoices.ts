import { routersApi } from '#store/api/resources/routers'
import { ALL_LIMIT } from '#store/model/paging'
import { choiceStatus } from '#features/shared/form/choices'

/** The select's value for no router; it cannot be empty. */
export const NO_ROUTER = 'none'

/** The routers a subnet can use: custom ones. The system router serves every subnet anyway. */
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
