// Every URL of the console as a function. No other code builds URLs.

type Name = string
interface InProject {
  project: Name
}
interface OfInstance extends InProject {
  instance: Name
}

/** A port of a switch: the API names it by rack, place of the switch, and name. */
interface PortAddress {
  rackId: string
  switchLocation: string
  port: Name
}

const e = encodeURIComponent
const project = ({ project }: InProject) => `/projects/${e(project)}`
const instance = (at: OfInstance) => `${project(at)}/instances/${e(at.instance)}`
const switchPort = ({ rackId, switchLocation, port }: PortAddress) =>
  `/system/switch-ports/${e(rackId)}/${e(switchLocation)}/${e(port)}`

export const paths = {
  /** The common prefix of all metrics pages. */
  instanceMetricsRoot: (at: OfInstance) => `${instance(at)}/metrics`,

  switches: () => '/system/switches',
  /** `switch` is a word of the language. */
  networkSwitch: (id: Name) => `/system/switches/${e(id)}`,
  switchPorts: () => '/system/switch-ports',
  switchPort: (at: PortAddress) => switchPort(at),
  switchPortLldpEdit: (at: PortAddress) => `${switchPort(at)}/lldp-edit`,
  racks: () => '/system/racks',
  rack: (rack: Name) => `/system/racks/${e(rack)}`,
  bgpPeers: () => '/system/networking/bgp/peers',
  bgpConfigs: () => '/system/networking/bgp/configs',
  bgpConfigsNew: () => '/system/networking/bgp/configs-new',
  announceSets: () => '/system/networking/bgp/announce-sets',
  announceSetsNew: () => '/system/networking/bgp/announce-sets-new',
  bgpRoutes: () => '/system/networking/bgp/routes',
  bgpMessages: () => '/system/networking/bgp/messages',
} as const
