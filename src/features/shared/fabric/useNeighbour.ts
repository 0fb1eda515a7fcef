import type { SwitchPort } from '#store/api/generated/types'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#model/paging'
import { neighborPart, type PathPart } from './FabricPart'
import { portAt, portParams } from './port'

/** The device that announces itself at the other end of a port's cable. */
export function useNeighbour(port: SwitchPort): PathPart {
  const { data, error } = switchPortsApi.endpoints.lldpNeighbors.useQuery({
    ...portAt(portParams(port)),
    limit: ALL_LIMIT,
  })
  return neighborPart(data?.items, error !== undefined)
}
