import { Outlet } from 'react-router'

/** The page within a layout: one element for all renders, so that a navigation renders the page and not its frame. */
export const outlet = <Outlet />
