import { api } from '../api'
import { query } from '../wire/endpoint'
import { groupList } from '../generated/operations/groups'
import { userList } from '../generated/operations/users'

/** The users and groups of the silo. */
export const directoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    userList: query(build, userList, ['User']),
    groupList: query(build, groupList, ['User']),
  }),
})
