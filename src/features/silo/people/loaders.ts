import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { usersApi } from '#store/api/resources/users'
import { load, loadAll, settled, type At } from '#features/routing/load'
import { everyone } from './everyone'

const { userList, groupList } = directoryApi.endpoints
const { userView, groupView, userSessionList, userTokenList, memberships } = usersApi.endpoints

// The loaders wait for every part of a page, which would move if one came later. A failed part shows its error in its place.

/** The users and their roles. */
export const usersLoader = loadAll(
  load(userList, () => everyone),
  settled(load(meApi.endpoints.policyView, () => ({}))),
)
export const groupsLoader = loadAll(
  load(groupList, () => everyone),
  settled(load(memberships, () => ({}))),
)
export const groupLoader = loadAll(
  load(groupView, ({ groupId }: At<'groupId'>) => ({ groupId })),
  settled(load(userList, ({ groupId }: At<'groupId'>) => ({ ...everyone, group: groupId }))),
)
export const userLoader = loadAll(
  load(userView, ({ userId }: At<'userId'>) => ({ userId })),
  settled(load(memberships, () => ({}))),
  settled(load(userSessionList, ({ userId }: At<'userId'>) => ({ userId, ...everyone }))),
  settled(load(userTokenList, ({ userId }: At<'userId'>) => ({ userId, ...everyone }))),
)
