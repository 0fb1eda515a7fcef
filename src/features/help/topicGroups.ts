import type { HelpTopic } from '#features/kit/noun/helpTopics'

/** Every help page by its group, in the order of the sidebar and of the index, which is that of reading. */
export const topicGroups: readonly { heading: string; topics: readonly HelpTopic[] }[] = [
  { heading: 'Projects', topics: ['overview', 'projects', 'access', 'utilization'] },
  { heading: 'Compute', topics: ['instances', 'affinity', 'metrics', 'serial-console'] },
  { heading: 'Storage', topics: ['disks', 'snapshots', 'images'] },
  {
    heading: 'Networking',
    topics: [
      'vpcs',
      'subnets',
      'firewall-rules',
      'routers',
      'internet-gateways',
      'network-interfaces',
      'external-ips',
      'floating-ips',
    ],
  },
  {
    heading: 'Region',
    topics: [
      'silos',
      'users',
      'certificates',
      'identity-providers',
      'ip-pools',
      'address-lots',
      'switch-port-settings',
      'bfd',
      'bgp',
      'allow-list',
      'inventory',
      'capacity',
      'metrics-explorer',
      'support-bundles',
      'audit-log',
      'update',
      'alerts',
      'probes',
    ],
  },
  { heading: 'You', topics: ['ssh-keys', 'access-tokens', 'device-login', 'signing-in'] },
  { heading: 'Console', topics: ['errors', 'keyboard', 'orrery'] },
]
