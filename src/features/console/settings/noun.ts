import User from 'lucide-react/icons/user'
import { toSettings } from '#features/kit/noun/areaAddresses'
import { noun } from '#features/kit/noun/noun'

/** The user's own account. */
export const profile = noun({
  one: 'profile',
  many: 'profile',
  layout: 'record',
  paths: { list: toSettings.path },
  sidebar: { icon: User, goKey: 'f' },
})
