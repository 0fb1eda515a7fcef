import type { HelpTopic } from './topics'

/** Addresses with their help topics, the more specific address first. */
const places: readonly (readonly [path: RegExp, ...topics: HelpTopic[]])[] = [
  [/^\/system\/metrics/, 'metrics-explorer', 'metrics'],
  [/^\/system\/capacity/, 'capacity', 'utilization', 'inventory'],
  [/^\/system\/switch-ports/, 'switch-port-settings', 'inventory'],
  [/^\/system\/(racks|inventory|switch)/, 'inventory', 'utilization'],
  [/\/routes(-new|\/)/, 'routers', 'internet-gateways', 'subnets'],
  [/\/vpcs\/[^/]+\/routers/, 'routers', 'subnets'],
  [/\/vpcs\/[^/]+\/subnets/, 'subnets', 'routers', 'vpcs'],
  [/\/vpcs\/[^/]+\/firewall-rules/, 'firewall-rules', 'subnets', 'vpcs'],
  [/\/vpcs\/[^/]+\/internet-gateways/, 'internet-gateways', 'ip-pools', 'routers'],
  [/\/vpcs/, 'vpcs', 'subnets', 'firewall-rules'],
  [/\/instances-new/, 'instances', 'disks', 'images', 'network-interfaces', 'ssh-keys'],
  [/\/instances\/[^/]+\/networking/, 'network-interfaces', 'external-ips', 'floating-ips', 'subnets'],
  [/\/instances\/[^/]+\/storage/, 'disks', 'images', 'snapshots'],
  [/\/instances\/[^/]+\/metrics/, 'metrics', 'instances'],
  [/\/instances\/[^/]+\/connect/, 'serial-console', 'ssh-keys', 'external-ips'],
  [/\/instances\/[^/]+\/settings/, 'instances', 'affinity'],
  [/\/instances\/[^/]+\/serial-console/, 'serial-console', 'keyboard'],
  [/\/instances/, 'instances', 'disks'],
  [/\/disks/, 'disks', 'snapshots', 'images'],
  [/\/snapshots/, 'snapshots', 'disks', 'images'],
  [/\/images/, 'images', 'disks'],
  [/\/floating-ips/, 'floating-ips', 'external-ips', 'ip-pools'],
  [/\/probes/, 'probes', 'external-ips', 'inventory'],
  [/\/affinity/, 'affinity', 'instances'],
  [/\/access(-new|\/|$)/, 'access', 'identity-providers'],
  [/^\/settings\/ssh-keys/, 'ssh-keys', 'instances'],
  [/^\/settings\/access-tokens/, 'access-tokens', 'device-login'],
  [/\/idps/, 'identity-providers', 'signing-in'],
  [/\/networking\/ip-pools/, 'ip-pools', 'external-ips', 'silos'],
  [/\/networking\/(address-lots|loopback)/, 'address-lots', 'ip-pools'],
  [/\/networking\/switch-port/, 'switch-port-settings', 'bgp', 'address-lots'],
  [/\/networking\/bfd/, 'bfd', 'address-lots'],
  [/\/networking\/bgp/, 'bgp', 'bfd', 'address-lots'],
  [/\/networking\/allow-list/, 'allow-list'],
  [/^\/silo\/certificates/, 'certificates', 'silos'],
  [/^\/system\/identities/, 'identity-providers', 'users', 'audit-log'],
  [/^\/silo\/(users|groups)/, 'users', 'access', 'identity-providers'],
  [/\/silos\/[^/]+\/users/, 'users', 'silos', 'access'],
  [/^\/silo\//, 'access-tokens', 'device-login'],
  [/\/silos/, 'silos', 'utilization', 'identity-providers'],
  [/\/utilization/, 'utilization', 'silos'],
  [/\/support-bundles/, 'support-bundles', 'inventory'],
  [/\/update/, 'update', 'inventory'],
  [/\/audit-log/, 'audit-log', 'access'],
  [/\/alerts/, 'alerts', 'support-bundles'],
  [/\/projects/, 'projects', 'access'],
]

/** The help pages for an address of the console, the most specific first. */
export function topicsAt(pathname: string): readonly HelpTopic[] {
  const [, ...topics] = places.find(([path]) => path.test(pathname)) ?? []
  return topics
}
