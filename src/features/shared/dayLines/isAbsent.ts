import { isApiError } from '#model/apiError'

/** Statuses of a region that does not measure something, or not for this user. */
const ABSENT: readonly unknown[] = [400, 403, 404, 405, 406, 501]

/** Whether a query was refused by a region that does not measure this, or not for this user. Another error is a failure. */
export const isAbsent = (error: unknown): boolean => isApiError(error) && ABSENT.includes(error.statusCode)
