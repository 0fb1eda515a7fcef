import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'
import { useMe } from '#features/shared/useMe'

/** Who is in the user's silo, how long tokens live, and the certificates of its host names. */
export function SiloSettingsPage() {
  const { me } = useMe()
  return (
    <>
      <PageHeader
        title="Silo administration"
        context={`The people of ${me?.siloName ?? 'the silo'}, and what holds for all of them.`}
      />
      <Tabs
        label="Silo administration"
        tabs={[
          { label: 'Users', to: paths.siloPeople() },
          { label: 'Groups', to: morePaths.groups() },
          { label: 'Token lifetime', to: morePaths.tokenLifetime() },
          { label: 'TLS certificates', to: morePaths.certificates() },
        ]}
      />
    </>
  )
}
