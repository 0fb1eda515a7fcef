import Waypoints from 'lucide-react/icons/waypoints'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin } from '#model/needs'

const list = '/system/networking/ip-pools'
const page = `${list}/:pool` as const
const servicePool = `${list}-service` as const

export const ipPools = noun({
  kind: 'ipPool',
  one: 'IP pool',
  many: 'IP pools',
  paths: {
    list,
    create: `${list}-new`,
    // The default tab of a pool is its ranges.
    page,
    silos: `${page}/silos`,
    edit: `${page}/edit`,
    addRange: `${page}/ranges-add`,
    /** The pool of the region's own services. */
    servicePool,
    addServiceRange: `${servicePool}/ranges-add`,
  },
  tabs: { page: 'IP ranges', silos: 'Linked silos' },
  panels: {
    create: 'Create IP pool',
    edit: 'Edit IP pool',
    addRange: 'Add IP range',
    addServiceRange: 'Add IP range',
  },
  creates: { create: fleetAdmin, addRange: fleetAdmin },
  sidebar: { icon: Waypoints, goKey: 'i', also: [servicePool], counts: true },
  help: ['ip-pools', 'external-ips', 'silos'],
})
