import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/kit/detail/Tabs'
import { allIdentityProviders, builtInUsers } from './noun'

/** The identities of the region: providers for users, and the region's own. */
export const IdentitiesPage = () => (
  <>
    <PageHeader title="Identities" context="Where people sign in, and the region’s own users." />
    <Tabs
      label="Identities"
      tabs={[
        { label: allIdentityProviders.title, to: allIdentityProviders.to.list() },
        { label: builtInUsers.title, to: builtInUsers.to.list() },
      ]}
    />
  </>
)
