/** Said wherever code could not be fetched. */
export const MISSING_CODE =
  'A part of the console could not be fetched. It may have been updated since this page was opened.'

/**
 * Code that is fetched when it is wanted, and shown at once when it is there. Through `lazy` alone React shows nothing
 * first, for as long as 300 ms, and the focus is lost.
 */
export function preloadable<Module>(fetchModule: () => Promise<Module>) {
  let kept: Module | undefined
  return {
    /** Fetches it, once. @throws when it cannot be fetched; the next call tries again */
    load: async (): Promise<Module> => (kept ??= await fetchModule()),
    /** The code, if it is there. */
    loaded: (): Module | undefined => kept,
  }
}
