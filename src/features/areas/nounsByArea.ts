import { antiAffinityGroups } from '#features/project/affinity/noun'
import {
  alertClasses,
  alertDeliveries,
  alerts,
  alertSubscriptions,
  webhookSecrets,
} from '#features/system/alerts/noun'
import { announceSets, bgpConfigs } from '#features/system/bgp/noun'
import { builtInUsers } from '#features/system/identities/noun'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import { physicalDisks, unadoptedDisks, uninitializedSleds } from '#features/system/inventory/noun'
import { ledger } from '#features/console/ledger/noun'
import { certificates } from '#features/silo/silo-settings/certificates/noun'
import { groups } from '#features/silo/silo-settings/groups/noun'
import { tokenLifetime } from '#features/silo/silo-settings/token-lifetime/noun'
import { identityProviders } from '#features/system/silos/idps/noun'
import { scimTokens } from '#features/system/silos/scim/noun'
import { usersOfSilo } from '#features/system/silos/users/noun'
import { switchPorts } from '#features/system/switches/ports/noun'
import { uplinks } from '#features/system/switches/uplinks/noun'
import { repositories, trustRoots } from '#features/system/update/noun'
import { firewallRules } from '#features/project/vpcs/firewall/noun'
import { internetGateways } from '#features/project/vpcs/gateways/noun'
import { routerRoutes, routers } from '#features/project/vpcs/routers/noun'
import { subnets } from '#features/project/vpcs/subnets/noun'
import { projectSidebar } from './projectSidebar'
import { settingsSidebar } from './settingsSidebar'
import { multicastMembers } from '#features/silo/multicast-groups/noun'
import { siloSidebar } from './siloSidebar'
import { systemSidebar } from './systemSidebar'

/** The nouns of each area that has a sidebar: those in it, in its order, then the others. */
export const nounsByArea = {
  silo: { ...siloSidebar, ledger, groups, tokenLifetime, certificates, multicastMembers },
  project: {
    ...projectSidebar,
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
    scimTokens,
    alertClasses,
    alerts,
    alertDeliveries,
    alertSubscriptions,
    webhookSecrets,
    repositories,
    trustRoots,
    builtInUsers,
    physicalDisks,
    unadoptedDisks,
    uninitializedSleds,
    switchPorts,
    uplinks,
    bgpConfigs,
    announceSets,
  },
  settings: settingsSidebar,
} as const
