import { handlersOf } from '../region'

/** Queries over time series. */
export const timeseriesHandlers = handlersOf({})
