import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'
import { useMe } from '#features/shared/useMe'

/** What holds for everyone in the user's silo: how long tokens live, and the certificates of its host names. */
export function SiloSettingsPage() {
  const { me } = useMe()
  return (
    <>
      <PageHeader title="Silo settings" context={`What holds for all of ${me?.siloName ?? 'the silo'}.`} />
      <Tabs
        label="Silo settings"
        tabs={[
          { label: 'Token lifetime', to: paths.tokenLifetime() },
          { label: 'TLS certificates', to: morePaths.certificates() },
        ]}
      />
    </>
  )
}
