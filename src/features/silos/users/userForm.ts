import { object, string } from 'yup'
import type { UserPassword } from '#store/api/generated/types'
import type { ApiError } from '#store/model/apiError'
import { resourceName } from '#features/shared/form/rules'

/** The longest password. Rule: AUTH-6. */
const MAX_PASSWORD = 512

/** Whether a user may sign in, and with what. The password stays in the form: it is never stored or logged. */
export interface PasswordValues {
  mode: UserPassword['mode']
  password: string
}

export const emptyPassword: PasswordValues = { mode: 'password', password: '' }

const passwordFields = {
  mode: string<PasswordValues['mode']>().required(),
  password: string()
    .ensure()
    .when('mode', ([mode]: unknown[], field) =>
      mode === 'password'
        ? field
            .required('Password is required')
            .max(MAX_PASSWORD, `At most ${MAX_PASSWORD.toLocaleString()} characters`)
        : field,
    ),
}

export const passwordSchema = object(passwordFields)
export const createUserSchema = object({ name: resourceName('Username'), ...passwordFields })

/** The password of a request: none for a user who may not sign in, whatever was typed before. */
export const passwordOf = ({ mode, password }: PasswordValues): UserPassword =>
  mode === 'password' ? { mode, value: password } : { mode }

/** The field that an error belongs to. */
export function userFieldErrors({ errorCode, message }: ApiError): Record<string, string> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  return /password/i.test(message) ? { password: message } : {}
}
