import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { accessTokens } from './access-tokens/noun'
import { profile } from './noun'
import { sshKeys } from './ssh-keys/noun'

const keys = () => import('./ssh-keys/list')
const keyDetails = () => import('./ssh-keys/SshKeyDetails')
const tokens = () => import('./access-tokens/list')

/** The user's own settings. */
export const settingsRoutes = [
  pageOf(profile, 'list', { Component: async () => (await import('./ProfilePage')).ProfilePage }),
  pageOf(sshKeys, 'list', {
    Component: async () => (await keys()).SshKeysPage,
    loader: async () => (await keys()).loader,
    panels: [
      panelOf(sshKeys, 'create', {
        fields: 6,
        Component: async () => (await import('./ssh-keys/forms')).AddSshKeyForm,
      }),
      panelOf(sshKeys, 'page', {
        Component: async () => (await keyDetails()).SshKeyDetails,
        loader: async () => (await keyDetails()).loader,
      }),
    ],
  }),
  pageOf(accessTokens, 'list', {
    hasContext: true,
    Component: async () => (await tokens()).AccessTokensPage,
    loader: async () => (await tokens()).loader,
  }),
]
