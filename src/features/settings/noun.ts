import User from 'lucide-react/icons/user'
import { noun } from '#features/noun/noun'

/** The user's own account. */
export const profile = noun({
  one: 'profile',
  many: 'profile',
  paths: { list: '/settings/profile' },
  sidebar: { icon: User },
})
