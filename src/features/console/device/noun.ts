import { noun } from '#features/kit/noun/noun'

export const deviceLogin = noun({
  one: 'device login',
  many: 'device logins',
  title: 'Device authentication',
  paths: { page: '/device/verify', success: '/device/success' },
})
