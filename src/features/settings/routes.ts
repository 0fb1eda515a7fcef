import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { elsewhere, notBuilt, page, to } from '../app/routeParts'

/** What is one’s own. */
export const settings: RouteObject = {
  path: 'settings',
  handle: crumb('Settings', paths.profile),
  lazy: { Component: async () => (await import('../app/layouts')).SettingsLayout },
  children: [
    to('profile'),
    page({
      path: 'profile',
      handle: crumb('Profile'),
      Component: async () => (await import('./ProfilePage')).ProfilePage,
    }),
    notBuilt('ssh-keys', crumb('SSH keys')),
    notBuilt('ssh-keys-new', crumb('Add SSH key')),
    notBuilt('ssh-keys/:sshKey/edit', crumb('View SSH key')),
    notBuilt('access-tokens', crumb('Access tokens')),
    elsewhere,
  ],
}
