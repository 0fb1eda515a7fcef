import { Outlet } from 'react-router'
import { settingsNavigation } from '#features/areas/settings'
import { systemNavigation } from '#features/areas/system'
import { ConsoleLayout } from './ConsoleLayout'

// The layouts of the places where few sessions begin.

/** One element for all renders, so that a navigation renders the page and not its frame. */
const outlet = <Outlet />

const settingsBlocks = settingsNavigation()

/** Around a person's own settings. */
export const SettingsLayout = () => <ConsoleLayout blocks={settingsBlocks}>{outlet}</ConsoleLayout>

const systemBlocks = systemNavigation()

/** Around the pages of operators. */
export const SystemLayout = () => (
  <ConsoleLayout blocks={systemBlocks} system>
    {outlet}
  </ConsoleLayout>
)
