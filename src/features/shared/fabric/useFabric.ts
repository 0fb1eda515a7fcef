import type { SwitchPort } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { portPath, switchPortsApi } from '#store/api/resources/switchPorts'
import { load, settled, type LoaderInput } from '#features/kit/routing/load'
import { livePolling } from '#features/kit/queries/polling'
import { appliedPorts, settingsIds } from './uplinks'

/**
 * What is known of the settings, the links and the BGP sessions of ports, and the calls that tell it. The sessions are
 * polled.
 */
export function useFabric(ports: readonly SwitchPort[]) {
  const applied = appliedPorts(ports)
  const skip = applied.length === 0
  const settings = switchPortSettingsApi.endpoints.settingsById.useQuery(
    { ids: settingsIds(applied) },
    { skip },
  )
  const links = switchPortsApi.endpoints.linksOfPorts.useQuery({ ports: applied.map(portPath) }, { skip })
  const statuses = bgpApi.endpoints.networkingBgpStatus.useQuery({}, livePolling)
  return {
    settings: settings.data,
    links: links.data,
    statuses: statuses.data,
    updatedAt: statuses.fulfilledTimeStamp,
    queries: [
      { ...statuses, failed: 'Could not load the states of the BGP sessions' },
      ...(skip
        ? []
        : [
            { ...settings, failed: 'Could not load the settings of the ports' },
            { ...links, failed: 'Could not load the states of the links' },
          ]),
    ],
  }
}

const statusLoader = settled(load(bgpApi.endpoints.networkingBgpStatus, () => ({})))

/** Loads what {@link useFabric} reads, before the page renders: late parts would move it. Failures are shown there. */
export const loadFabric = async (ports: readonly SwitchPort[], input: LoaderInput) => {
  const applied = appliedPorts(ports)
  const { settingsById } = switchPortSettingsApi.endpoints
  await Promise.all([
    statusLoader(input),
    ...(applied.length === 0
      ? []
      : [
          settled(load(settingsById, () => ({ ids: settingsIds(applied) })))(input),
          settled(load(switchPortsApi.endpoints.linksOfPorts, () => ({ ports: applied.map(portPath) })))(
            input,
          ),
        ]),
  ])
}
