import { noun } from '#features/kit/noun/noun'
import { siloPath } from '../noun'

const list = `${siloPath}/users` as const
const page = `${list}/:identity` as const

/** The users of any silo, for operators. */
export const usersOfSilo = noun({
  kind: 'user',
  one: 'user',
  many: 'users',
  paths: { list, create: `${list}-new`, page, changeRole: `${page}/role`, setPassword: `${page}/password` },
  panels: {
    create: 'Create user',
    page: 'User',
    changeRole: 'Change role',
    setPassword: 'Set password',
  },
  help: ['users', 'silos', 'access'],
})
