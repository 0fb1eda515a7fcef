import { TabbedPage } from '#features/kit/detail/Tabs'
import { targetRelease, trustRoots } from './noun'

/** The software of the region. */
export const UpdatePage = () => (
  <TabbedPage
    title="Update"
    tabs={[
      { label: targetRelease.title, to: targetRelease.to.list(), under: '/system/update' },
      { label: trustRoots.title, to: trustRoots.to.list(), also: trustRoots.to.create() },
    ]}
  />
)
