import { api } from './api'
import { read } from './endpoint'
import { groupList, userList } from './generated/operations/silos'

/** The people and groups of the silo. */
export const directoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    userList: read(build, userList, ['User']),
    groupList: read(build, groupList, ['User']),
  }),
})
