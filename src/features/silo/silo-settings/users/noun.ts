import KeyRound from 'lucide-react/icons/key-round'
import { noun } from '#features/kit/noun/noun'

const list = '/silo/users'

/** The users of the user's silo. */
export const users = noun({
  kind: 'user',
  one: 'user',
  many: 'users',
  paths: { list, page: `${list}/:userId` },
  sidebar: { icon: KeyRound, label: 'Silo administration', also: ['/silo/'], goKey: 'a' },
  help: ['users', 'access', 'identity-providers'],
})
