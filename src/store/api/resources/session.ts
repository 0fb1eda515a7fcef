import { api } from '../api'
import { mutation } from '../wire/endpoint'
import { deviceAuthConfirm, logout } from '../generated/operations/consoleAuth'
import { loginLocal } from '../generated/operations/login'

/** Sign-in, sign-out and device confirmation. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginLocal: mutation(build, loginLocal, ['Me']),
    logout: mutation(build, logout, []),
    deviceAuthConfirm: mutation(build, deviceAuthConfirm, []),
  }),
})
