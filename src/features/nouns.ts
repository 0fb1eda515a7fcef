import { floatingIps } from './floating-ips/noun'
import { help } from './help/noun'
import { networkInterfaces } from './instances/networking/noun'
import { instances } from './instances/noun'
import { projects } from './projects/noun'
import { certificates } from './silo/certificates/noun'
import { groups } from './silo/groups/noun'
import { tokenLifetime } from './silo/token-lifetime/noun'
import { users } from './silo/users/noun'
import { identityProviders } from './silos/idps/noun'
import { silos } from './silos/noun'
import { usersOfSilo } from './silos/users/noun'
import { supportBundles } from './support-bundles/noun'
import { firewallRules } from './vpcs/firewall/noun'
import { internetGateways } from './vpcs/gateways/noun'
import { vpcs } from './vpcs/noun'
import { routerRoutes, routers } from './vpcs/routers/noun'
import { subnets } from './vpcs/subnets/noun'

/** The nouns of the console, by the area that has their pages. Tests go through all of them. */
export const areas = {
  silo: { projects, users, groups, tokenLifetime, certificates },
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
  },
  settings: {},
  system: { silos, identityProviders, usersOfSilo, supportBundles },
  help: { help },
} as const
