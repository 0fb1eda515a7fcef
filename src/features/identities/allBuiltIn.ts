import { ALL_LIMIT } from '#store/model/paging'

/** All of them: there are a handful. */
export const allBuiltIn = { limit: ALL_LIMIT }
