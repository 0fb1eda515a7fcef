import { api } from '../api'
import { mutation } from '../wire/endpoint'
import { deviceAuthConfirm } from '../generated/operations/deviceAuthConfirm'
import { logout } from '../generated/operations/logout'
import { loginLocal } from '../generated/operations/loginLocal'

/** Sign-in, sign-out and device confirmation. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginLocal: mutation(build, loginLocal, ['Me']),
    logout: mutation(build, logout, []),
    deviceAuthConfirm: mutation(build, deviceAuthConfirm, []),
  }),
})
