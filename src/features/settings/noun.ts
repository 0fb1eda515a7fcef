import User from 'lucide-react/icons/user'
import { settingsDoor } from '#features/areas/doors'
import { noun } from '#features/noun/noun'

/** The user's own account. */
export const profile = noun({
  one: 'profile',
  many: 'profile',
  paths: { list: settingsDoor.path },
  sidebar: { icon: User },
})
