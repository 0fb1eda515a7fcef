import KeyRound from 'lucide-react/icons/key-round'
import Ticket from 'lucide-react/icons/ticket'
import User from 'lucide-react/icons/user'
import { help } from '#features/help/noun'
import { linkTo, type NavBlock } from '#features/noun/navigation'
import { projects } from '#features/projects/noun'
import { paths } from '#src/paths'

/** The links of a person's own settings. */
export const settingsNavigation = (): NavBlock[] => [
  { items: [{ ...linkTo(projects), exact: true }, linkTo(help)] },
  {
    heading: 'User',
    items: [
      { label: 'Profile', to: paths.profile(), icon: User },
      { label: 'SSH keys', to: paths.sshKeys(), icon: KeyRound, goKey: 'k' },
      { label: 'Access tokens', to: paths.accessTokens(), icon: Ticket, goKey: 't' },
    ],
  },
]
