import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel } from '#features/routing/routeParts'

const allKeys: WayOn = { label: 'All SSH keys', to: paths.sshKeys }

/** The user's SSH keys. */
export const sshKeys = page({
  handle: crumb('SSH keys', allKeys.to, 'Name,Description,Type,Comment,Created'),
  Component: async () => (await import('./SshKeysPage')).SshKeysPage,
  loader: async () => (await import('./loaders')).sshKeysLoader,
  loads: loadsAll('SSH keys'),
  children: [
    { path: 'ssh-keys', element: null },
    panel('ssh-keys-new', 'Add SSH key', {
      Component: async () => (await import('./AddSshKeyForm')).AddSshKeyForm,
    }),
    panel('ssh-keys/:sshKey/edit', 'View SSH key', {
      Component: async () => (await import('./SshKeyDetails')).SshKeyDetails,
      loader: async () => (await import('./loaders')).sshKeyLoader,
      loads: loadsOne('SSH key', 'sshKey', undefined, allKeys),
    }),
  ],
})
