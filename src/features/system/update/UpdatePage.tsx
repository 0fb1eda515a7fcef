import { TabbedPage } from '#features/kit/detail/Tabs'

/** The software of the region. */
export const UpdatePage = () => <TabbedPage title="Update" />
