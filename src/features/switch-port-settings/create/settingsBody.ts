import type { SwitchPortSettingsCreate } from '#store/api/generated/types'
import { linesOf } from '#store/model/lines'
import type { SettingsValues } from './settingsValues'

/** The parts of each link, in the order in which the links first appear. */
const byLink = <Part>(parts: readonly Part[], linkOf: (part: Part) => string): [string, Part[]][] =>
  [...new Set(parts.map(linkOf))].map((name) => [name, parts.filter((part) => linkOf(part) === name)])

/** The request for new settings. Rule: OPS-5. */
export const settingsBody = (values: SettingsValues): SwitchPortSettingsCreate => ({
  name: values.name,
  description: values.description,
  portConfig: { geometry: values.geometry },
  groups: linesOf(values.groups),
  links: [...values.links],
  interfaces: [...values.interfaces],
  addresses: byLink(values.addresses, ({ linkName }) => linkName).map(([linkName, addresses]) => ({
    linkName,
    addresses: addresses.map(({ linkName: _, ...address }) => address),
  })),
  routes: byLink(values.routes, ({ linkName }) => linkName).map(([linkName, routes]) => ({
    linkName,
    routes: routes.map(({ linkName: _, ...route }) => route),
  })),
  bgpPeers: byLink(values.peers, ({ interfaceName }) => interfaceName).map(([linkName, peers]) => ({
    linkName,
    peers,
  })),
})
