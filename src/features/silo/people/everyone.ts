import { ALL_LIMIT } from '#store/model/paging'

/** All users, or all groups, of the user's silo. */
export const everyone = { limit: ALL_LIMIT }
