/** Said wherever code could not be fetched. */
export const MISSING_CODE =
  'A part of the console could not be fetched. It may have been updated since this page was opened.'

/** In the build tool's words for a style sheet that could not be fetched, before its address. */
export const MISSING_SHEET = 'Unable to preload CSS for '

/** The addresses of style sheets that could not be fetched. The build tool's helper takes them for fetched from then on. */
const missingSheets = new Set<string>()

/**
 * Code that is fetched when it is wanted, and shown at once when it is there. Through `lazy` alone React shows nothing
 * first, for as long as 300 ms, and the focus is lost.
 */
export function preloadable<Module>(fetchModule: () => Promise<Module>) {
  let kept: Module | undefined
  let sheet = ''
  const noteSheet = (error: Error): never => {
    sheet = error.message.split(MISSING_SHEET)[1] ?? ''
    if (sheet) missingSheets.add(sheet)
    throw error
  }
  return {
    /** Fetches it, once. @throws when it cannot be fetched; the next call tries again */
    load: async (): Promise<Module> => {
      if (kept) return kept
      if (missingSheets.size > 0) await (await import('./missingSheets')).fetchSheets(missingSheets)
      if (missingSheets.has(sheet)) throw new Error(MISSING_SHEET + sheet)
      return (kept = await fetchModule().catch(noteSheet))
    },
    /** The code, if it is there. */
    loaded: (): Module | undefined => kept,
  }
}
