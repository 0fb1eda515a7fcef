import Boxes from 'lucide-react/icons/boxes'
import { noun } from '#features/kit/noun/noun'
import { fleetCollaborator } from '#model/needs'

const list = '/system/silos'

/** The path prefix of a silo's pages. */
export const siloPath = `${list}/:silo` as const

export const silos = noun({
  kind: 'silo',
  one: 'silo',
  many: 'silos',
  paths: {
    list,
    create: `${list}-new`,
    // The default tab of a silo is its identity providers.
    page: `${siloPath}/idps`,
    pools: `${siloPath}/ip-pools`,
    quotas: `${siloPath}/quotas`,
    editQuotas: `${siloPath}/quotas/edit`,
    fleetRoles: `${siloPath}/fleet-roles`,
    deleteAll: `${siloPath}/take-down`,
  },
  tabs: { pools: 'IP pools', quotas: 'Quotas', fleetRoles: 'Fleet roles' },
  panels: { create: 'Create silo', editQuotas: 'Edit quotas' },
  creates: { create: fleetCollaborator },
  sidebar: { icon: Boxes, goKey: 's', counts: true },
  help: ['silos', 'utilization', 'identity-providers'],
})
