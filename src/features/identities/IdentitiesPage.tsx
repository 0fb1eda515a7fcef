import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/kit/detail/Tabs'
import { allIdentityProviders, builtInUsers } from './noun'

/** Who can act in the region: by which providers people sign in, and the users that the region itself has. */
export const IdentitiesPage = () => (
  <>
    <PageHeader
      title="Identities"
      context="Where the people of all silos sign in, and as whom the region itself acts."
    />
    <Tabs
      label="Identities"
      tabs={[
        { label: allIdentityProviders.title, to: allIdentityProviders.to.list() },
        { label: builtInUsers.title, to: builtInUsers.to.list() },
      ]}
    />
  </>
)
