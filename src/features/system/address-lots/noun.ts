import LayoutList from 'lucide-react/icons/layout-list'
import { noun } from '#features/kit/noun/noun'
import { fleetCollaborator } from '#model/needs'

const list = '/system/networking/address-lots'

export const addressLots = noun({
  kind: 'addressLot',
  one: 'address lot',
  many: 'address lots',
  paths: { list, create: `${list}-new`, page: `${list}/:lot` },
  panels: { create: 'Create address lot' },
  creates: { create: fleetCollaborator },
  sidebar: { icon: LayoutList, goKey: 't' },
  help: ['address-lots', 'ip-pools'],
})
