import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Tabs } from '#features/shared/Tabs'

/** The software of the region. */
export const UpdatePage = () => (
  <>
    <PageHeader
      title="Update"
      context="The release that the region is to run, where it comes from, and whose signatures it needs."
    />
    <Tabs
      label="Update"
      tabs={[
        { label: 'Target release', to: paths.update(), under: '/system/update' },
        { label: 'Trust roots', to: paths.trustRoots(), also: paths.trustRootsNew() },
      ]}
    />
  </>
)
