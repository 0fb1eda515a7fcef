import type { SledLoads } from '#store/api/resources/hardware'
import type { QueryLike } from '#features/kit/queries/queryLike'

/** The query of the loads of sleds. */
export type LoadsQuery = Omit<QueryLike<SledLoads>, 'currentData'>

/** What a drawing needs of it. */
export type LoadsAnswer = Pick<LoadsQuery, 'data' | 'error'>

/** Whether the loads could not be read: then nothing is drawn for them, as for what is empty or still loads. */
export const areUnread = ({ data, error }: LoadsAnswer): boolean => data === undefined && error !== undefined
