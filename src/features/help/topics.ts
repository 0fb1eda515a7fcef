// The help pages by their address, `/help/<topic>`. Titles and groups only: every list page carries this file.

/** The groups of help pages, in the order of the sidebar and of the index. */
export const HELP_GROUPS = [
  'Projects',
  'Compute',
  'Storage',
  'Networking',
  'Region',
  'You',
  'Console',
] as const
type HelpGroup = (typeof HELP_GROUPS)[number]

interface TopicInfo {
  title: string
  group: HelpGroup
}

/** Every help page. The order within a group is the order of reading. */
export const TOPICS = {
  projects: { title: 'Projects', group: 'Projects' },
  access: { title: 'Access and roles', group: 'Projects' },
  utilization: { title: 'Utilization and quotas', group: 'Projects' },
  instances: { title: 'Instances', group: 'Compute' },
  affinity: { title: 'Affinity groups', group: 'Compute' },
  metrics: { title: 'Metrics', group: 'Compute' },
  'serial-console': { title: 'Serial console', group: 'Compute' },
  disks: { title: 'Disks', group: 'Storage' },
  snapshots: { title: 'Snapshots', group: 'Storage' },
  images: { title: 'Images', group: 'Storage' },
  vpcs: { title: 'VPCs', group: 'Networking' },
  subnets: { title: 'Subnets', group: 'Networking' },
  'firewall-rules': { title: 'Firewall rules', group: 'Networking' },
  routers: { title: 'Routers and routes', group: 'Networking' },
  'internet-gateways': { title: 'Internet gateways', group: 'Networking' },
  'network-interfaces': { title: 'Network interfaces', group: 'Networking' },
  'external-ips': { title: 'External IPs', group: 'Networking' },
  'floating-ips': { title: 'Floating IPs', group: 'Networking' },
  silos: { title: 'Silos', group: 'Region' },
  users: { title: 'Users and groups', group: 'Region' },
  certificates: { title: 'TLS certificates', group: 'Region' },
  'identity-providers': { title: 'Identity providers', group: 'Region' },
  'ip-pools': { title: 'IP pools', group: 'Region' },
  'address-lots': { title: 'Address lots and loopbacks', group: 'Region' },
  'switch-port-settings': { title: 'Switch port settings', group: 'Region' },
  bfd: { title: 'BFD sessions', group: 'Region' },
  bgp: { title: 'BGP', group: 'Region' },
  'allow-list': { title: 'API access', group: 'Region' },
  inventory: { title: 'Inventory', group: 'Region' },
  capacity: { title: 'Capacity', group: 'Region' },
  'metrics-explorer': { title: 'Metrics explorer', group: 'Region' },
  'support-bundles': { title: 'Support bundles', group: 'Region' },
  'audit-log': { title: 'Audit log', group: 'Region' },
  update: { title: 'Update', group: 'Region' },
  alerts: { title: 'Alerts', group: 'Region' },
  probes: { title: 'Probes', group: 'Region' },
  'ssh-keys': { title: 'SSH keys', group: 'You' },
  'access-tokens': { title: 'Access tokens', group: 'You' },
  'device-login': { title: 'Device login', group: 'You' },
  'signing-in': { title: 'Signing in', group: 'You' },
  errors: { title: 'Errors', group: 'Console' },
  keyboard: { title: 'Keyboard', group: 'Console' },
  orrery: { title: 'This console', group: 'Console' },
} as const satisfies Record<string, TopicInfo>

export type HelpTopic = keyof typeof TOPICS

export const isHelpTopic = (text: string): text is HelpTopic => Object.hasOwn(TOPICS, text)

/** All topics, in reading order. */
export const helpTopics = Object.keys(TOPICS).filter(isHelpTopic)

/** The topic within a sentence: "Learn about disks", but "Learn about SSH keys". */
export function topicNoun(topic: HelpTopic): string {
  const { title } = TOPICS[topic]
  const isInitialism = /^[A-Z]{2}/.test(title)
  return isInitialism ? title : title[0]?.toLowerCase() + title.slice(1)
}
