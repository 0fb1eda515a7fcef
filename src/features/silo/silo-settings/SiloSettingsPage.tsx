import { TabbedPage } from '#features/kit/detail/Tabs'

/**
 * The users and groups of the user's silo, the lifetime of its tokens, and the certificates of its host names.
 */
export const SiloSettingsPage = () => <TabbedPage title="Silo administration" />
