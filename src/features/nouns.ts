import { fleetAccess, projectAccess, siloAccess } from './access/noun'
import { addressLots } from './address-lots/noun'
import { affinityGroups, antiAffinityGroups } from './affinity/noun'
import {
  alertClasses,
  alertDeliveries,
  alertReceivers,
  alertSubscriptions,
  webhookSecrets,
} from './alerts/noun'
import { allowList } from './allow-list/noun'
import { auditLog } from './audit-log/noun'
import { bfdSessions } from './bfd-sessions/noun'
import { announceSets, bgpConfigs, bgpPeers } from './bgp/noun'
import { capacity } from './capacity/noun'
import { machines } from './debugger/noun'
import { demoList } from './demos/noun'
import { deviceLogin } from './device/noun'
import { disks } from './disks/noun'
import { floatingIps } from './floating-ips/noun'
import { primitives } from './gallery/noun'
import { help } from './help/noun'
import { allIdentityProviders, builtInUsers } from './identities/noun'
import { projectImages, siloImages } from './images/noun'
import { networkInterfaces } from './instances/networking/noun'
import { instances } from './instances/noun'
import { physicalDisks, sleds, uninitializedSleds } from './inventory/noun'
import { ipPools } from './ip-pools/noun'
import { issues } from './issues/noun'
import { signIn } from './login/noun'
import { loopbackAddresses } from './loopback-addresses/noun'
import { metrics } from './metrics/noun'
import { probes } from './probes/noun'
import { projects } from './projects/noun'
import { racks } from './racks/noun'
import { accessTokens } from './settings/access-tokens/noun'
import { profile } from './settings/noun'
import { sshKeys } from './settings/ssh-keys/noun'
import { certificates } from './silo/certificates/noun'
import { groups } from './silo/groups/noun'
import { tokenLifetime } from './silo/token-lifetime/noun'
import { users } from './silo/users/noun'
import { identityProviders } from './silos/idps/noun'
import { silos } from './silos/noun'
import { usersOfSilo } from './silos/users/noun'
import { snapshots } from './snapshots/noun'
import { supportBundles } from './support-bundles/noun'
import { switchPortSettings } from './switch-port-settings/noun'
import { switches } from './switches/noun'
import { switchPorts } from './switches/ports/noun'
import { uplinks } from './switches/uplinks/noun'
import { repositories, targetRelease, trustRoots } from './update/noun'
import { siloUtilization, systemUtilization } from './utilization/noun'
import { firewallRules } from './vpcs/firewall/noun'
import { internetGateways } from './vpcs/gateways/noun'
import { vpcs } from './vpcs/noun'
import { routerRoutes, routers } from './vpcs/routers/noun'
import { subnets } from './vpcs/subnets/noun'

/** The nouns of the console, by the area that has their pages. Tests go through all of them. */
export const areas = {
  silo: { projects, siloImages, siloUtilization, siloAccess, users, groups, tokenLifetime, certificates },
  project: {
    instances,
    networkInterfaces,
    disks,
    snapshots,
    projectImages,
    vpcs,
    firewallRules,
    subnets,
    routers,
    routerRoutes,
    internetGateways,
    floatingIps,
    affinityGroups,
    antiAffinityGroups,
    projectAccess,
    probes,
  },
  system: {
    silos,
    identityProviders,
    usersOfSilo,
    ipPools,
    addressLots,
    loopbackAddresses,
    bfdSessions,
    allowList,
    supportBundles,
    systemUtilization,
    fleetAccess,
    alertReceivers,
    alertClasses,
    alertDeliveries,
    alertSubscriptions,
    webhookSecrets,
    targetRelease,
    repositories,
    trustRoots,
    auditLog,
    issues,
    capacity,
    metrics,
    allIdentityProviders,
    builtInUsers,
    sleds,
    physicalDisks,
    uninitializedSleds,
    racks,
    switchPortSettings,
    switches,
    switchPorts,
    uplinks,
    bgpPeers,
    bgpConfigs,
    announceSets,
  },
  settings: { profile, sshKeys, accessTokens },
  help: { help },
  outside: { signIn, deviceLogin, machines },
  // Only builds with the mock region have these.
  preview: { primitives, demoList },
} as const
