/**
 * Code that is fetched when it is wanted, and shown at once when it is there. Through `lazy` alone React shows nothing
 * first, for as long as 300 ms, and the focus is lost.
 */
export function preloadable<Module>(fetchModule: () => Promise<Module>) {
  let kept: Module | undefined
  return {
    /** Fetches it, once. */
    load: async (): Promise<Module> => (kept ??= await fetchModule()),
    /** The code, if it is there. */
    loaded: (): Module | undefined => kept,
  }
}

/** What stands in the place of a page or a tab that failed. */
export const errorScreens = preloadable(() => import('./errors/ErrorScreen'))

export const panelErrors = preloadable(() => import('./errors/PanelError'))
