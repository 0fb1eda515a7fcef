import type { SwitchPort } from '#store/api/generated/types'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#store/model/paging'

const none: readonly SwitchPort[] = []

/** All switch ports, to find those that have some settings; none until they have loaded. */
export function usePorts() {
  const query = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  return { query, ports: query.data?.items ?? none }
}
