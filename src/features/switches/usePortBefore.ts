import { useMemo } from 'react'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { ALL_LIMIT } from '#store/model/paging'
import type { PortBefore } from './settingsChange'

/** A port by its address, with its settings and the other ports; undefined until the ports are known. */
export function usePortBefore(at: {
  rackId: string
  switchLocation: string
  port: string
}): PortBefore | undefined {
  const { data } = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const port = data?.items.find(
    (row) => row.rackId === at.rackId && row.switchLocation === at.switchLocation && row.portName === at.port,
  )
  const settingsId = port?.portSettingsId ?? ''
  const { currentData: before } = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView.useQuery(
    { port: settingsId },
    { skip: settingsId === '' },
  )
  return useMemo(() => port && data && { port, before, ports: data.items }, [port, before, data])
}
