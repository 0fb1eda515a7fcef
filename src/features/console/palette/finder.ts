import { preloadable } from '#ui/preloadable'

/** The code that finds pages and records of the whole console. */
export const finder = preloadable(() => import('./find/find'))
