import Cable from 'lucide-react/icons/cable'
import { noun } from '#features/kit/noun/noun'

const list = '/system/networking/switch-port-settings'

export const switchPortSettings = noun({
  kind: 'portSettings',
  one: 'set of switch port settings',
  many: 'switch port settings',
  paths: { list, create: `${list}-new`, page: `${list}/:settings` },
  tabs: { list: 'Port settings' },
  heads: { Name: 'other', Description: 'other', 'Applied to': 'other', Updated: 'date' },
  sidebar: { icon: Cable, goKey: 'j' },
  help: ['switch-port-settings', 'bgp', 'address-lots'],
})

/** The title of the form of new settings, and the text of what leads to it. */
export const createSettingsTitle = 'Create switch port settings'
