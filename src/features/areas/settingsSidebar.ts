import { linkTo, type NavBlock } from '#features/kit/noun/navigation'
import { projects } from '#features/silo/projects/noun'
import { profile } from '#features/console/settings/noun'
import { sshKeys } from '#features/console/settings/ssh-keys/noun'
import { accessTokens } from '#features/console/settings/access-tokens/noun'
import { foot } from './foot'

/** The nouns in the sidebar of a person's own settings, in its order. */
export const settingsSidebar = { profile, sshKeys, accessTokens } as const

/** The links of a person's own settings. */
export const settingsNavigation = (): NavBlock[] => [
  { items: [{ ...linkTo(projects), exact: true }] },
  { heading: 'User', items: Object.values(settingsSidebar).map((noun) => linkTo(noun)) },
  foot,
]
