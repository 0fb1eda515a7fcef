import { isApiError } from './apiError'

/** Whether an error leaves open whether the request had an effect. */
export const isWithoutResponse = (error: unknown): boolean =>
  isApiError(error) && (error.statusCode === 0 || error.statusCode === 502 || error.statusCode === 504)
