import { noun } from '#features/kit/noun/noun'

const list = '/silo/groups'

/** The groups of the user's silo. */
export const groups = noun({
  kind: 'group',
  one: 'group',
  many: 'groups',
  paths: { list, page: `${list}/:groupId` },
  panels: { page: 'Group' },
  help: ['users', 'access', 'identity-providers'],
})
