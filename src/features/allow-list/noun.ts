import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import { noun } from '#features/kit/noun/noun'

const list = '/system/networking/allow-list'

export const allowList = noun({
  one: 'allow list',
  many: 'allow lists',
  title: 'API access',
  paths: { list, edit: `${list}/edit` },
  panels: { edit: 'Edit allow list' },
  sidebar: { icon: ShieldAlert },
  help: ['allow-list'],
})
