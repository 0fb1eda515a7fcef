import {
  alertClasses,
  alertDeliveries,
  alertReceivers,
  alertSubscriptions,
  webhookSecrets,
} from './alerts/noun'
import { auditLog } from './audit-log/noun'
import { machines } from './debugger/noun'
import { demoList } from './demos/noun'
import { deviceLogin } from './device/noun'
import { floatingIps } from './floating-ips/noun'
import { primitives } from './gallery/noun'
import { help } from './help/noun'
import { networkInterfaces } from './instances/networking/noun'
import { instances } from './instances/noun'
import { signIn } from './login/noun'
import { projects } from './projects/noun'
import { supportBundles } from './support-bundles/noun'
import { repositories, targetRelease, trustRoots } from './update/noun'
import { firewallRules } from './vpcs/firewall/noun'
import { internetGateways } from './vpcs/gateways/noun'
import { vpcs } from './vpcs/noun'
import { routerRoutes, routers } from './vpcs/routers/noun'
import { subnets } from './vpcs/subnets/noun'

/** The nouns of the console, by the area that has their pages. Tests go through all of them. */
export const areas = {
  silo: { projects },
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
  system: {
    alertReceivers,
    alertClasses,
    alertDeliveries,
    alertSubscriptions,
    webhookSecrets,
    targetRelease,
    repositories,
    trustRoots,
    auditLog,
    supportBundles,
  },
  help: { help },
  outside: { signIn, deviceLogin, machines },
  // Only builds with the mock region have these.
  preview: { primitives, demoList },
} as const
