import InfinityIcon from 'lucide-react/icons/infinity'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin } from '#model/needs'

const list = '/system/networking/loopback-addresses'

export const loopbackAddresses = noun({
  kind: 'loopbackAddress',
  one: 'loopback address',
  many: 'loopback addresses',
  paths: { list, create: `${list}-new` },
  panels: { create: 'Create loopback address' },
  creates: { create: fleetAdmin },
  sidebar: { icon: InfinityIcon, goKey: 'k' },
  help: ['address-lots', 'ip-pools'],
})
