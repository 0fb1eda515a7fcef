import Blocks from 'lucide-react/icons/blocks'
import { noun } from '#features/kit/noun/noun'
import { siloPath } from '#features/system/silos/noun'
import { fleetAdmin } from '#model/needs'

const list = '/system/networking/subnet-pools'
const page = `${list}/:subnetPool` as const

export const subnetPools = noun({
  kind: 'subnetPool',
  one: 'subnet pool',
  many: 'subnet pools',
  paths: {
    list,
    create: `${list}-new`,
    // The default tab of a pool is its members.
    page,
    silos: `${page}/silos`,
    edit: `${page}/edit`,
    addMember: `${page}/members-add`,
    /** Those that are linked to a silo. */
    ofSilo: `${siloPath}/subnet-pools`,
  },
  tabs: { page: 'Members', silos: 'Linked silos', ofSilo: 'Subnet pools' },
  panels: { create: 'Create subnet pool', edit: 'Edit subnet pool', addMember: 'Add member' },
  creates: { create: fleetAdmin, addMember: fleetAdmin },
  sidebar: { icon: Blocks, goKey: 'v' },
  feature: 'subnetPools',
  help: ['subnet-pools', 'ip-pools', 'silos'],
})
