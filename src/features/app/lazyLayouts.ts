import { preloadable } from '#ui/preloadable'

/** The code of the layouts, fetched with the first page. */
export const layouts = preloadable(() => import('./layouts'))
