import type { ComponentType } from 'react'
import { lazyPart } from '#ui/lazyPart'
import type { HelpTopic } from './topics'

type Load = () => Promise<{ default: ComponentType }>

const page = (load: Load) => ({
  load,
  Words: lazyPart(async () => (await load()).default, { isRare: true }),
})

/** The content of each topic, loaded on demand. */
export const pages: Record<HelpTopic, ReturnType<typeof page>> = {
  projects: page(() => import('./pages/ProjectsHelp')),
  access: page(() => import('./pages/AccessHelp')),
  utilization: page(() => import('./pages/UtilizationHelp')),
  instances: page(() => import('./pages/InstancesHelp')),
  affinity: page(() => import('./pages/AffinityHelp')),
  metrics: page(() => import('./pages/MetricsHelp')),
  'serial-console': page(() => import('./pages/SerialConsoleHelp')),
  disks: page(() => import('./pages/DisksHelp')),
  snapshots: page(() => import('./pages/SnapshotsHelp')),
  images: page(() => import('./pages/ImagesHelp')),
  vpcs: page(() => import('./pages/VpcsHelp')),
  subnets: page(() => import('./pages/SubnetsHelp')),
  'firewall-rules': page(() => import('./pages/FirewallRulesHelp')),
  routers: page(() => import('./pages/RoutersHelp')),
  'internet-gateways': page(() => import('./pages/InternetGatewaysHelp')),
  'network-interfaces': page(() => import('./pages/NetworkInterfacesHelp')),
  'external-ips': page(() => import('./pages/ExternalIpsHelp')),
  'floating-ips': page(() => import('./pages/FloatingIpsHelp')),
  silos: page(() => import('./pages/SilosHelp')),
  users: page(() => import('./pages/UsersHelp')),
  certificates: page(() => import('./pages/CertificatesHelp')),
  'identity-providers': page(() => import('./pages/IdentityProvidersHelp')),
  'ip-pools': page(() => import('./pages/IpPoolsHelp')),
  'address-lots': page(() => import('./pages/AddressLotsHelp')),
  'switch-port-settings': page(() => import('./pages/SwitchPortSettingsHelp')),
  bfd: page(() => import('./pages/BfdHelp')),
  capacity: page(() => import('./pages/CapacityHelp')),
  'metrics-explorer': page(() => import('./pages/MetricsExplorerHelp')),
  bgp: page(() => import('./pages/BgpHelp')),
  'allow-list': page(() => import('./pages/AllowListHelp')),
  inventory: page(() => import('./pages/InventoryHelp')),
  'support-bundles': page(() => import('./pages/SupportBundlesHelp')),
  'audit-log': page(() => import('./pages/AuditLogHelp')),
  update: page(() => import('./pages/UpdateHelp')),
  alerts: page(() => import('./pages/AlertsHelp')),
  probes: page(() => import('./pages/ProbesHelp')),
  'ssh-keys': page(() => import('./pages/SshKeysHelp')),
  'access-tokens': page(() => import('./pages/AccessTokensHelp')),
  'device-login': page(() => import('./pages/DeviceLoginHelp')),
  'signing-in': page(() => import('./pages/SigningInHelp')),
  errors: page(() => import('./pages/ErrorsHelp')),
  keyboard: page(() => import('./pages/KeyboardHelp')),
  orrery: page(() => import('./pages/OrreryHelp')),
}
