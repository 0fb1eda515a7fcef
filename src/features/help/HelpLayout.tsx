import { Outlet } from 'react-router'
import { ConsoleLayout } from '../app/ConsoleLayout'
import { helpNavigation } from './helpNavigation'

const blocks = helpNavigation()

/** The console's frame around a help page, with all topics in the sidebar. */
export const HelpLayout = () => (
  <ConsoleLayout blocks={blocks}>
    <Outlet />
  </ConsoleLayout>
)
