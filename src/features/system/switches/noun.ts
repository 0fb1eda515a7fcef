import EthernetPort from 'lucide-react/icons/ethernet-port'
import { noun } from '#features/kit/noun/noun'

const list = '/system/switches'

export const switches = noun({
  kind: 'switch',
  one: 'switch',
  many: 'switches',
  paths: { list, page: `${list}/:switchId` },
  sidebar: { icon: EthernetPort, also: ['/system/switch-'], goKey: 'w' },
  help: ['inventory', 'utilization'],
})
