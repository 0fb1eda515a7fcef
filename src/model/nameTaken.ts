import { isApiError, type ApiError } from './apiError'

const TAKEN = 'ObjectAlreadyExists'

/** Whether the region refused a request because another thing has the name. */
export const isNameTaken = (error: unknown): boolean => isApiError(error) && error.errorCode === TAKEN

/** The error of a name that the console itself knows to be taken. Forms say it at the name. */
export const nameTaken = (message: string): ApiError => ({ message, errorCode: TAKEN, statusCode: 400 })
