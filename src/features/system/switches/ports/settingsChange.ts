import { useMemo } from 'react'
import { capital } from '#model/case'
import type { SwitchPort } from '#store/api/generated/types'
import { switchPortSettingsApi, type PortSettings } from '#store/api/resources/switchPortSettings'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#model/paging'
import { isPortAt, type PortParams, portsWith, portTitle } from '#features/shared/fabric/port'
import { peerText } from '#features/shared/fabric/peer'
import { speedText } from '#features/shared/fabric/linkReport'
import { listText } from '#ui/format/listText'

/** A clause about one or several items; '' for none. */
const clause = (items: readonly string[], one: string, many: string) =>
  items.length === 0 ? [] : [(items.length === 1 ? one : many).replace('…', listText(items))]

const addressesOf = ({ addresses }: PortSettings) => addresses.map(({ address }) => address)
const peersOf = ({ bgpPeers }: PortSettings) => bgpPeers.map(peerText)

const ends = (settings: PortSettings) =>
  listText([
    ...clause(
      settings.links.map(({ linkName }) => linkName),
      'link … goes down',
      'links … go down',
    ),
    ...clause(addressesOf(settings), 'address … is no longer reached', 'addresses … are no longer reached'),
    ...clause(peersOf(settings), 'the BGP session with … ends', 'the BGP sessions with … end'),
  ])

const begins = (settings: PortSettings) =>
  listText([
    ...clause(
      settings.links.map(({ linkName, speed }) => `${linkName} (${speedText(speed)})`),
      'link … is set up',
      'links … are set up',
    ),
    ...clause(addressesOf(settings), 'address … is reached here', 'addresses … are reached here'),
    ...clause(peersOf(settings), 'a BGP session with … begins', 'BGP sessions with … begin'),
  ])

const sentence = (text: string) => (text === '' ? [] : [`${capital(text)}.`])

/** A port with its present settings, and all ports. */
export interface PortBefore {
  port: SwitchPort
  /** The port's settings; undefined if it has none, or while they are unknown. */
  before: PortSettings | undefined
  ports: readonly SwitchPort[]
}

/** The consequences of clearing the settings of a port, as sentences. Rule: OPS-3. */
export function afterClear({ port, before, ports }: PortBefore): string {
  const isLast = !ports.some(
    ({ id, rackId, portSettingsId }) => id !== port.id && rackId === port.rackId && portSettingsId,
  )
  return [
    ...(before ? sentence(ends(before)) : ['The port has no link, no address and no BGP session any more.']),
    ...(isLast
      ? ['No other port of the rack has settings: nothing outside reaches the region any more.']
      : []),
    before ? `The settings ${before.name} stay, and can be applied again.` : 'The settings themselves stay.',
  ].join(' ')
}

/** The consequences of applying settings to a port, as sentences. Rule: OPS-3. */
export function afterApply({ port, before, ports }: PortBefore, after: PortSettings): string[] {
  if (before?.id === after.id || port.portSettingsId === after.id)
    return ['The port has these settings already: applying them again changes nothing.']
  const others = portsWith(after.id, ports)
  return [
    ...(before ? [`${before.name} is replaced: ${ends(before)}.`] : []),
    ...sentence(begins(after)),
    ...(others.length > 0 && after.addresses.length > 0
      ? [`${listText(others.map(portTitle))} has these settings too: the same addresses would be on both.`]
      : []),
  ]
}

/** A port by its parameters, with its settings and all ports; undefined while the ports are unknown. */
export function usePortBefore(at: PortParams): PortBefore | undefined {
  const { data } = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const port = data?.items.find((row) => isPortAt(row, at))
  const settingsId = port?.portSettingsId ?? ''
  const { currentData: before } = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView.useQuery(
    { port: settingsId },
    { skip: settingsId === '' },
  )
  return useMemo(() => port && data && { port, before, ports: data.items }, [port, before, data])
}
