import { announceSets, bgpConfigs, bgpPeers } from './bgp/noun'
import { disks } from './disks/noun'
import { floatingIps } from './floating-ips/noun'
import { help } from './help/noun'
import { projectImages, siloImages } from './images/noun'
import { networkInterfaces } from './instances/networking/noun'
import { instances } from './instances/noun'
import { probes } from './probes/noun'
import { projects } from './projects/noun'
import { racks } from './racks/noun'
import { snapshots } from './snapshots/noun'
import { supportBundles } from './support-bundles/noun'
import { switches } from './switches/noun'
import { switchPorts } from './switches/ports/noun'
import { uplinks } from './switches/uplinks/noun'
import { switchPortSettings } from './switch-port-settings/noun'
import { firewallRules } from './vpcs/firewall/noun'
import { internetGateways } from './vpcs/gateways/noun'
import { vpcs } from './vpcs/noun'
import { routerRoutes, routers } from './vpcs/routers/noun'
import { subnets } from './vpcs/subnets/noun'

/** The nouns of the console, by the area that has their pages. Tests go through all of them. */
export const areas = {
  silo: { projects, siloImages },
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
    probes,
  },
  settings: {},
  system: {
    racks,
    switches,
    switchPorts,
    uplinks,
    switchPortSettings,
    bgpPeers,
    bgpConfigs,
    announceSets,
    supportBundles,
  },
  help: { help },
} as const
