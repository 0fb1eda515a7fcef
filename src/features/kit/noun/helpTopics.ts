// The help pages by their address, `/help/<topic>`.

/** The title of every help page, by its group; in the order of the sidebar and of the index, which is that of reading. */
export const titlesByGroup = {
  Projects: {
    overview: 'Overview and home',
    projects: 'Projects',
    access: 'Access and roles',
    utilization: 'Utilization and quotas',
  },
  Compute: {
    instances: 'Instances',
    affinity: 'Affinity groups',
    metrics: 'Metrics',
    'serial-console': 'Serial console',
  },
  Storage: {
    disks: 'Disks',
    snapshots: 'Snapshots',
    images: 'Images',
  },
  Networking: {
    vpcs: 'VPCs',
    subnets: 'Subnets',
    'firewall-rules': 'Firewall rules',
    routers: 'Routers and routes',
    'internet-gateways': 'Internet gateways',
    'network-interfaces': 'Network interfaces',
    'external-ips': 'External IPs',
    'floating-ips': 'Floating IPs',
    'external-subnets': 'External subnets',
    'multicast-groups': 'Multicast groups',
  },
  Region: {
    silos: 'Silos',
    users: 'Users and groups',
    certificates: 'TLS certificates',
    'identity-providers': 'Identity providers',
    'ip-pools': 'IP pools',
    'subnet-pools': 'Subnet pools',
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
  },
  You: {
    'ssh-keys': 'SSH keys',
    'access-tokens': 'Access tokens',
    'device-login': 'Device login',
    'signing-in': 'Signing in',
  },
  Console: {
    errors: 'Errors',
    keyboard: 'Keyboard',
    orrery: 'This console',
  },
} as const

type Groups = typeof titlesByGroup

export type HelpTopic = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** The title of every help page. */
export const topicTitles = Object.fromEntries(
  Object.values(titlesByGroup).flatMap((titles) => Object.entries(titles)),
) as Readonly<Record<HelpTopic, string>>

export const isHelpTopic = (text: string): text is HelpTopic => Object.hasOwn(topicTitles, text)
