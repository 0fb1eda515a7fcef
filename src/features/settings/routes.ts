import { crumb } from '#features/routing/crumbs'
import { page } from '#features/routing/routeParts'

/** The profile of the user. */
export const profile = page({
  path: 'profile',
  handle: crumb('Profile'),
  Component: async () => (await import('./ProfilePage')).ProfilePage,
})
