import { api } from './api'
import { write } from './endpoint'
import { deviceAuthConfirm, logout } from './generated/operations/console-auth'
import { loginLocal } from './generated/operations/login'

/** Signing in, signing out, and letting a device in. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginLocal: write(build, loginLocal, ['Me']),
    logout: write(build, logout, []),
    deviceAuthConfirm: write(build, deviceAuthConfirm, []),
  }),
})
