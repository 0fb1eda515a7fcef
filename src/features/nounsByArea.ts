import { antiAffinityGroups } from './affinity/noun'
import { alertClasses, alertDeliveries, alertSubscriptions, webhookSecrets } from './alerts/noun'
import { projectSidebar } from './areas/projectSidebar'
import { settingsSidebar } from './areas/settingsSidebar'
import { siloSidebar } from './areas/siloSidebar'
import { systemSidebar } from './areas/systemSidebar'
import { announceSets, bgpConfigs } from './bgp/noun'
import { machines } from './debugger/noun'
import { deletedThings } from './deleted/noun'
import { demoList } from './demos/noun'
import { deviceLogin } from './device/noun'
import { primitives } from './gallery/noun'
import { help } from './help/noun'
import { builtInUsers } from './identities/noun'
import { networkInterfaces } from './instances/networking/noun'
import { physicalDisks, uninitializedSleds } from './inventory/noun'
import { ledger } from './ledger/noun'
import { signIn } from './login/noun'
import { certificates } from './silo/certificates/noun'
import { groups } from './silo/groups/noun'
import { tokenLifetime } from './silo/token-lifetime/noun'
import { identityProviders } from './silos/idps/noun'
import { usersOfSilo } from './silos/users/noun'
import { switchPorts } from './switches/ports/noun'
import { uplinks } from './switches/uplinks/noun'
import { repositories, trustRoots } from './update/noun'
import { firewallRules } from './vpcs/firewall/noun'
import { internetGateways } from './vpcs/gateways/noun'
import { routerRoutes, routers } from './vpcs/routers/noun'
import { subnets } from './vpcs/subnets/noun'

/**
 * The nouns of the console, by the area of their pages: those in its sidebar, and others. Tests use all of them.
 */
export const areas = {
  silo: { ...siloSidebar, ledger, groups, tokenLifetime, certificates },
  project: {
    ...projectSidebar,
    deletedThings,
    networkInterfaces,
    firewallRules,
    subnets,
    routers,
    routerRoutes,
    internetGateways,
    antiAffinityGroups,
  },
  system: {
    ...systemSidebar,
    identityProviders,
    usersOfSilo,
    alertClasses,
    alertDeliveries,
    alertSubscriptions,
    webhookSecrets,
    repositories,
    trustRoots,
    builtInUsers,
    physicalDisks,
    uninitializedSleds,
    switchPorts,
    uplinks,
    bgpConfigs,
    announceSets,
  },
  settings: settingsSidebar,
  help: { help },
  outside: { signIn, deviceLogin, machines },
  // Only builds with the mock region have these.
  preview: { primitives, demoList },
} as const
