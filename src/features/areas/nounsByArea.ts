import { antiAffinityGroups } from '#features/affinity/noun'
import { alertClasses, alertDeliveries, alertSubscriptions, webhookSecrets } from '#features/alerts/noun'
import { announceSets, bgpConfigs } from '#features/bgp/noun'
import { deletedThings } from '#features/deleted/noun'
import { builtInUsers } from '#features/identities/noun'
import { networkInterfaces } from '#features/instances/networking/noun'
import { physicalDisks, uninitializedSleds } from '#features/inventory/noun'
import { ledger } from '#features/ledger/noun'
import { certificates } from '#features/silo/certificates/noun'
import { groups } from '#features/silo/groups/noun'
import { tokenLifetime } from '#features/silo/token-lifetime/noun'
import { identityProviders } from '#features/silos/idps/noun'
import { usersOfSilo } from '#features/silos/users/noun'
import { switchPorts } from '#features/switches/ports/noun'
import { uplinks } from '#features/switches/uplinks/noun'
import { repositories, trustRoots } from '#features/update/noun'
import { firewallRules } from '#features/vpcs/firewall/noun'
import { internetGateways } from '#features/vpcs/gateways/noun'
import { routerRoutes, routers } from '#features/vpcs/routers/noun'
import { subnets } from '#features/vpcs/subnets/noun'
import { projectSidebar } from './projectSidebar'
import { settingsSidebar } from './settingsSidebar'
import { siloSidebar } from './siloSidebar'
import { systemSidebar } from './systemSidebar'

/** The nouns of each area that has a sidebar: those in it, in its order, then the others. */
export const nounsByArea = {
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
} as const
