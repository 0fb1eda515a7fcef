import type { HelpTopic } from './topics'

interface Place {
  path: RegExp
  topics: readonly HelpTopic[]
}

/** The help topics by address, the more specific address first. */
const places: readonly Place[] = [
  { path: /^\/system\/metrics/, topics: ['metrics-explorer', 'metrics'] },
  { path: /^\/system\/capacity/, topics: ['capacity', 'utilization', 'inventory'] },
  { path: /^\/system\/switch-ports/, topics: ['switch-port-settings', 'inventory'] },
  { path: /^\/system\/(racks|inventory|switch)/, topics: ['inventory', 'utilization'] },
  { path: /\/routes(-new|\/)/, topics: ['routers', 'internet-gateways', 'subnets'] },
  { path: /\/vpcs\/[^/]+\/routers/, topics: ['routers', 'subnets'] },
  { path: /\/vpcs\/[^/]+\/subnets/, topics: ['subnets', 'routers', 'vpcs'] },
  { path: /\/vpcs\/[^/]+\/firewall-rules/, topics: ['firewall-rules', 'subnets', 'vpcs'] },
  { path: /\/vpcs\/[^/]+\/internet-gateways/, topics: ['internet-gateways', 'ip-pools', 'routers'] },
  { path: /\/vpcs/, topics: ['vpcs', 'subnets', 'firewall-rules'] },
  { path: /\/instances-new/, topics: ['instances', 'disks', 'images', 'network-interfaces', 'ssh-keys'] },
  {
    path: /\/instances\/[^/]+\/networking/,
    topics: ['network-interfaces', 'external-ips', 'floating-ips', 'subnets'],
  },
  { path: /\/instances\/[^/]+\/storage/, topics: ['disks', 'images', 'snapshots'] },
  { path: /\/instances\/[^/]+\/metrics/, topics: ['metrics', 'instances'] },
  { path: /\/instances\/[^/]+\/connect/, topics: ['serial-console', 'ssh-keys', 'external-ips'] },
  { path: /\/instances\/[^/]+\/settings/, topics: ['instances', 'affinity'] },
  { path: /\/instances\/[^/]+\/serial-console/, topics: ['serial-console', 'keyboard'] },
  { path: /\/instances/, topics: ['instances', 'disks'] },
  { path: /\/disks/, topics: ['disks', 'snapshots', 'images'] },
  { path: /\/snapshots/, topics: ['snapshots', 'disks', 'images'] },
  { path: /\/images/, topics: ['images', 'disks'] },
  { path: /\/floating-ips/, topics: ['floating-ips', 'external-ips', 'ip-pools'] },
  { path: /\/probes/, topics: ['probes', 'external-ips', 'inventory'] },
  { path: /\/affinity/, topics: ['affinity', 'instances'] },
  { path: /\/access(-new|\/|$)/, topics: ['access', 'identity-providers'] },
  { path: /^\/settings\/ssh-keys/, topics: ['ssh-keys', 'instances'] },
  { path: /^\/settings\/access-tokens/, topics: ['access-tokens', 'device-login'] },
  { path: /\/idps/, topics: ['identity-providers', 'signing-in'] },
  { path: /\/networking\/ip-pools/, topics: ['ip-pools', 'external-ips', 'silos'] },
  { path: /\/networking\/(address-lots|loopback)/, topics: ['address-lots', 'ip-pools'] },
  {
    path: /\/networking\/switch-port/,
    topics: ['switch-port-settings', 'bgp', 'address-lots'],
  },
  { path: /\/networking\/bfd/, topics: ['bfd', 'address-lots'] },
  { path: /\/networking\/bgp/, topics: ['bgp', 'bfd', 'address-lots'] },
  { path: /\/networking\/allow-list/, topics: ['allow-list'] },
  { path: /^\/silo\/certificates/, topics: ['certificates', 'silos'] },
  { path: /^\/system\/identities/, topics: ['identity-providers', 'users', 'audit-log'] },
  { path: /^\/silo\/(users|groups)/, topics: ['users', 'access', 'identity-providers'] },
  { path: /\/silos\/[^/]+\/users/, topics: ['users', 'silos', 'access'] },
  { path: /^\/silo\//, topics: ['access-tokens', 'device-login'] },
  { path: /\/silos/, topics: ['silos', 'utilization', 'identity-providers'] },
  { path: /\/utilization/, topics: ['utilization', 'silos'] },
  { path: /\/support-bundles/, topics: ['support-bundles', 'inventory'] },
  { path: /\/update/, topics: ['update', 'inventory'] },
  { path: /\/audit-log/, topics: ['audit-log', 'access'] },
  { path: /\/alerts/, topics: ['alerts', 'support-bundles'] },
  { path: /\/projects/, topics: ['projects', 'access'] },
]

/** The help pages for an address of the console, the most specific first. */
export const topicsAt = (pathname: string): readonly HelpTopic[] =>
  places.find(({ path }) => path.test(pathname))?.topics ?? []
