import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { accessTokens } from './access-tokens/noun'
import { profile } from './noun'
import { sshKeys } from './ssh-keys/noun'

const keys = () => import('./ssh-keys/list')
const keyDetails = () => import('./ssh-keys/SshKeyDetails')
const tokens = () => import('./access-tokens/list')

/** The user's own settings. */
const settingsRoutes = [
  pageOf(profile, 'list', {
    words: ['account', 'my ID', 'groups of mine'],
    Component: async () => (await import('./ProfilePage')).ProfilePage,
  }),
  pageOf(sshKeys, 'list', {
    words: ['public keys', 'authorized keys', 'RSA', 'Ed25519'],
    Component: async () => (await keys()).SshKeysPage,
    loader: async () => (await keys()).loader,
    panels: [
      panelOf(sshKeys, 'create', {
        Component: async () => (await import('./ssh-keys/forms')).AddSshKeyForm,
      }),
      panelOf(sshKeys, 'page', {
        Component: async () => (await keyDetails()).SshKeyDetails,
        loader: async () => (await keyDetails()).loader,
      }),
    ],
  }),
  pageOf(accessTokens, 'list', {
    words: ['API tokens', 'API keys', 'device tokens', 'CLI log-in'],
    Component: async () => (await tokens()).AccessTokensPage,
    loader: async () => (await tokens()).loader,
  }),
]

export const branches: RouteBranches = { settings: settingsRoutes }
