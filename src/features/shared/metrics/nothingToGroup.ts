import { isApiError } from '#model/apiError'

/** Whether an error is the control plane's for nothing to group, which means an empty chart. Rule: ERR-8. */
export const isNothingToGroup = (error: unknown): boolean =>
  isApiError(error) && error.message === 'Input tables to a `group_by` must be aligned'
