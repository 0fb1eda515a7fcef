import { preloadable } from '#ui/preloadable'

/** Error screen of a page or a tab. */
export const errorScreens = preloadable(() => import('./ErrorScreen'), { isForErrors: true })

/** Error of a side panel. */
export const panelErrors = preloadable(() => import('./PanelError'), { isForErrors: true })
