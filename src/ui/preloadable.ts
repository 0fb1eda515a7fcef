/** Said wherever code could not be fetched. */
export const MISSING_CODE =
  'A part of the console could not be fetched. It may have been updated since this page was opened.'

/** In the build tool's words for a style sheet that could not be fetched, before its address. */
export const MISSING_SHEET = 'Unable to preload CSS for '

/** A style sheet counts as fetched once its element is there: without it, the next attempt asks for the sheet again. */
function forgetSheet(error: Error): never {
  document.querySelector(`link[href='${error.message.split(MISSING_SHEET)[1]}']`)?.remove()
  throw error
}

/**
 * Code that is fetched when it is wanted, and shown at once when it is there. Through `lazy` alone React shows nothing
 * first, for as long as 300 ms, and the focus is lost.
 */
export function preloadable<Module>(fetchModule: () => Promise<Module>) {
  let kept: Module | undefined
  return {
    /** Fetches it, once. @throws when it cannot be fetched; the next call tries again */
    load: async (): Promise<Module> => (kept ??= await fetchModule().catch(forgetSheet)),
    /** The code, if it is there. */
    loaded: (): Module | undefined => kept,
  }
}
