/** The result of a query hook, or of several that answer as one. */
export interface QueryLike<Data = unknown> {
  /** The latest answer, which may be one for other arguments. */
  data?: Data | undefined
  /** The answer for the present arguments. */
  currentData?: Data | undefined
  error?: unknown
  isFetching: boolean
  /** When the latest answer arrived, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined
  refetch(): unknown
}

/** A query whose error the page shows. */
export interface FailableQuery extends Pick<QueryLike, 'error' | 'fulfilledTimeStamp' | 'refetch'> {
  /** The title of its error, where the default one does not say enough: "Could not load the names of users". */
  failed?: string | undefined
}
