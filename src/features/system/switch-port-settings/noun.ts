import Cable from 'lucide-react/icons/cable'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin } from '#model/needs'

const list = '/system/networking/switch-port-settings'

export const switchPortSettings = noun({
  kind: 'portSettings',
  one: 'set of switch port settings',
  many: 'switch port settings',
  paths: { list, create: `${list}-new`, page: `${list}/:settings` },
  forms: { create: 'Create switch port settings' },
  creates: { create: fleetAdmin },
  tabs: { list: 'Port settings' },
  sidebar: { icon: Cable, goKey: 'j' },
  help: ['switch-port-settings', 'bgp', 'address-lots'],
})
