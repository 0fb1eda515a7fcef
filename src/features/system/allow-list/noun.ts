import GlobeLock from 'lucide-react/icons/globe-lock'
import { noun } from '#features/kit/noun/noun'

const list = '/system/networking/allow-list'

export const allowList = noun({
  kind: 'allowList',
  one: 'allow list',
  many: 'allow lists',
  layout: 'record',
  title: 'API access',
  paths: { list, edit: `${list}/edit` },
  panels: { edit: 'Edit allow list' },
  sidebar: { icon: GlobeLock, goKey: 'y' },
  help: ['allow-list'],
})
