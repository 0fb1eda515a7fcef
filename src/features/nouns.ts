import { fleetAccess, projectAccess, siloAccess } from './access/noun'
import { affinityGroups, antiAffinityGroups } from './affinity/noun'
import { floatingIps } from './floating-ips/noun'
import { help } from './help/noun'
import { networkInterfaces } from './instances/networking/noun'
import { instances } from './instances/noun'
import { projects } from './projects/noun'
import { accessTokens } from './settings/access-tokens/noun'
import { profile } from './settings/noun'
import { sshKeys } from './settings/ssh-keys/noun'
import { supportBundles } from './support-bundles/noun'
import { siloUtilization, systemUtilization } from './utilization/noun'
import { firewallRules } from './vpcs/firewall/noun'
import { internetGateways } from './vpcs/gateways/noun'
import { vpcs } from './vpcs/noun'
import { routerRoutes, routers } from './vpcs/routers/noun'
import { subnets } from './vpcs/subnets/noun'

/** The nouns of the console, by the area that has their pages. Tests go through all of them. */
export const areas = {
  silo: { projects, siloUtilization, siloAccess },
  project: {
    instances,
    networkInterfaces,
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
  },
  settings: { profile, sshKeys, accessTokens },
  system: { supportBundles, systemUtilization, fleetAccess },
  help: { help },
} as const
