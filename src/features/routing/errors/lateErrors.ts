import { preloadable } from '#ui/preloadable'

/** What stands in the place of a page or a tab that failed. */
export const errorScreens = preloadable(() => import('./ErrorScreen'))

export const panelErrors = preloadable(() => import('./PanelError'))
