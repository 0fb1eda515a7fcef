// The help pages by their address, `/help/<topic>`. Titles only: every list page carries this file.

/** The title of every help page. */
export const topicTitles = {
  projects: 'Projects',
  access: 'Access and roles',
  utilization: 'Utilization and quotas',
  instances: 'Instances',
  affinity: 'Affinity groups',
  metrics: 'Metrics',
  'serial-console': 'Serial console',
  disks: 'Disks',
  snapshots: 'Snapshots',
  images: 'Images',
  vpcs: 'VPCs',
  subnets: 'Subnets',
  'firewall-rules': 'Firewall rules',
  routers: 'Routers and routes',
  'internet-gateways': 'Internet gateways',
  'network-interfaces': 'Network interfaces',
  'external-ips': 'External IPs',
  'floating-ips': 'Floating IPs',
  silos: 'Silos',
  users: 'Users and groups',
  certificates: 'TLS certificates',
  'identity-providers': 'Identity providers',
  'ip-pools': 'IP pools',
  'address-lots': 'Address lots and loopbacks',
  'switch-port-settings': 'Switch port settings',
  bfd: 'BFD sessions',
  bgp: 'BGP',
  'allow-list': 'API access',
  inventory: 'Inventory',
  capacity: 'Capacity',
  'metrics-explorer': 'Metrics explorer',
  'support-bundles': 'Support bundles',
  'audit-log': 'Audit log',
  update: 'Update',
  alerts: 'Alerts',
  probes: 'Probes',
  'ssh-keys': 'SSH keys',
  'access-tokens': 'Access tokens',
  'device-login': 'Device login',
  'signing-in': 'Signing in',
  errors: 'Errors',
  keyboard: 'Keyboard',
  orrery: 'This console',
} as const

export type HelpTopic = keyof typeof topicTitles

export const isHelpTopic = (text: string): text is HelpTopic => Object.hasOwn(topicTitles, text)

/** The topic within a sentence: "Learn about disks", but "Learn about SSH keys". */
export function topicNoun(topic: HelpTopic): string {
  const title: string = topicTitles[topic]
  const isInitialism = /^[A-Z]{2}/.test(title)
  return isInitialism ? title : title[0]?.toLowerCase() + title.slice(1)
}
