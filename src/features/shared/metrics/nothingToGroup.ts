import { isApiError } from '#store/model/apiError'

/** The control plane's error when there is nothing to group: an empty chart, not an error. Rule: ERR-8. */
export const isNothingToGroup = (error: unknown): boolean =>
  isApiError(error) && error.message === 'Input tables to a `group_by` must be aligned'
