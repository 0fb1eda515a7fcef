import type { ComponentType } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { isHelpTopic, topicTitles, type HelpTopic } from '#features/kit/noun/helpTopics'

/** All topics. */
export const helpTopics: readonly HelpTopic[] = Object.keys(topicTitles).filter(isHelpTopic)

/** The module of a help page. */
interface HelpModule {
  /** One line on it, in the list of all pages. */
  summary: string
  default: ComponentType
}

const page = (load: () => Promise<HelpModule>) => ({
  load,
  Words: lazyPart(async () => (await load()).default),
})

/** The page of each topic, loaded on demand. Each feature has those about it. */
export const pages: Readonly<Record<HelpTopic, ReturnType<typeof page>>> = {
  overview: page(() => import('#features/console/overview/help')),
  projects: page(() => import('#features/silo/projects/help')),
  access: page(() => import('#features/silo/access/help')),
  utilization: page(() => import('#features/system/utilization/help')),
  instances: page(() => import('#features/project/instances/help')),
  affinity: page(() => import('#features/project/affinity/help')),
  metrics: page(() => import('#features/project/instances/metrics/help')),
  'serial-console': page(() => import('#features/project/instances/serial/serial-console.help')),
  disks: page(() => import('#features/project/disks/help')),
  snapshots: page(() => import('#features/project/snapshots/help')),
  images: page(() => import('#features/project/images/help')),
  vpcs: page(() => import('#features/project/vpcs/help')),
  subnets: page(() => import('#features/project/vpcs/subnets/help')),
  'firewall-rules': page(() => import('#features/project/vpcs/firewall/firewall-rules.help')),
  routers: page(() => import('#features/project/vpcs/routers/help')),
  'internet-gateways': page(() => import('#features/project/vpcs/gateways/internet-gateways.help')),
  'network-interfaces': page(() => import('#features/project/instances/networking/network-interfaces.help')),
  'external-ips': page(() => import('#features/project/instances/networking/external-ips.help')),
  'floating-ips': page(() => import('#features/project/floating-ips/help')),
  'external-subnets': page(() => import('#features/project/external-subnets/help')),
  'multicast-groups': page(() => import('#features/silo/multicast-groups/help')),
  silos: page(() => import('#features/system/silos/help')),
  users: page(() => import('#features/silo/silo-settings/users/help')),
  certificates: page(() => import('#features/silo/silo-settings/certificates/help')),
  'identity-providers': page(() => import('#features/system/silos/idps/identity-providers.help')),
  'ip-pools': page(() => import('#features/system/ip-pools/help')),
  'subnet-pools': page(() => import('#features/system/subnet-pools/help')),
  'address-lots': page(() => import('#features/system/address-lots/help')),
  'switch-port-settings': page(() => import('#features/system/switch-port-settings/help')),
  bfd: page(() => import('#features/system/bfd-sessions/bfd.help')),
  bgp: page(() => import('#features/system/bgp/help')),
  'allow-list': page(() => import('#features/system/allow-list/help')),
  inventory: page(() => import('#features/system/inventory/help')),
  capacity: page(() => import('#features/system/capacity/help')),
  'metrics-explorer': page(() => import('#features/system/metrics/metrics-explorer.help')),
  'support-bundles': page(() => import('#features/system/support-bundles/help')),
  'audit-log': page(() => import('#features/system/audit-log/help')),
  update: page(() => import('#features/system/update/help')),
  alerts: page(() => import('#features/system/alerts/help')),
  probes: page(() => import('#features/project/probes/help')),
  'ssh-keys': page(() => import('#features/console/settings/ssh-keys/help')),
  'access-tokens': page(() => import('#features/console/settings/access-tokens/help')),
  'device-login': page(() => import('#features/console/device/device-login.help')),
  'signing-in': page(() => import('#features/console/login/signing-in.help')),
  errors: page(() => import('./errors.help')),
  keyboard: page(() => import('#features/console/shortcuts/keyboard.help')),
  orrery: page(() => import('./orrery.help')),
}

/** One line on each topic. Loads all pages, which are in one file. */
export const loadSummaries = async (): Promise<Record<HelpTopic, string>> =>
  Object.fromEntries(
    await Promise.all(helpTopics.map(async (topic) => [topic, (await pages[topic].load()).summary] as const)),
  ) as Record<HelpTopic, string>
