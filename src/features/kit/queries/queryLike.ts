/** The result of a query hook, or of several combined. */
export interface QueryLike<Data = unknown> {
  /** The latest response, possibly for other arguments. */
  data?: Data | undefined
  /** The response for the current arguments. */
  currentData?: Data | undefined
  error?: unknown
  isFetching: boolean
  /** When the latest response arrived, in milliseconds since the epoch. */
  fulfilledTimeStamp?: number | undefined
  /** The endpoint of the call, and its arguments; not of several combined. */
  endpointName?: string | undefined
  originalArgs?: unknown
  refetch(): unknown
}

/** A query whose error the page shows. */
export interface FailableQuery extends Pick<QueryLike, 'error' | 'fulfilledTimeStamp' | 'refetch'> {
  /** The title of its error, if the default one is too general: "Could not load the names of users". */
  failed?: string | undefined
}
