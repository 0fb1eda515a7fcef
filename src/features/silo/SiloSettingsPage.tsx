import { TabbedPage } from '#features/kit/detail/Tabs'
import { users } from './users/noun'
import { groups } from './groups/noun'
import { tokenLifetime } from './token-lifetime/noun'
import { certificates } from './certificates/noun'

/**
 * The users and groups of the user's silo, the lifetime of its tokens, and the certificates of its host names.
 */
export const SiloSettingsPage = () => (
  <TabbedPage
    title="Silo administration"
    tabs={[
      { label: users.title, to: users.to.list() },
      { label: groups.title, to: groups.to.list() },
      { label: tokenLifetime.title, to: tokenLifetime.to.page() },
      { label: certificates.title, to: certificates.to.list() },
    ]}
  />
)
