import { ALL_LIMIT } from '#store/model/paging'

/** The whole list: the storage of a region has room for few bundles. */
export const newestFirst = { limit: ALL_LIMIT, sortBy: 'time_and_id_descending' } as const
