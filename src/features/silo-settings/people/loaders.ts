import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { usersApi } from '#store/api/resources/users'
import { load, loadAhead, loadAll, settled } from '#features/routing/load'
import { everyone } from './everyone'

const { userList, groupList } = directoryApi.endpoints
const { userView, groupView, userSessionList, userTokenList, memberships } = usersApi.endpoints

/** The users and their roles: if the roles loaded later, the table would shift. */
export const usersLoader = loadAll(
  load(userList, () => everyone),
  settled(load(meApi.endpoints.policyView, () => ({}))),
)
export const groupsLoader = loadAll(
  load(groupList, () => everyone),
  loadAhead(memberships, () => ({})),
)
export const groupLoader = loadAll(
  load(groupView, ({ groupId }) => ({ groupId })),
  loadAhead(userList, ({ groupId }) => ({ ...everyone, group: groupId })),
)
export const userLoader = loadAll(
  load(userView, ({ userId }) => ({ userId })),
  loadAhead(memberships, () => ({})),
  loadAhead(userSessionList, ({ userId }) => ({ userId, ...everyone })),
  loadAhead(userTokenList, ({ userId }) => ({ userId, ...everyone })),
)
