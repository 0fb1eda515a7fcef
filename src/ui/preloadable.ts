import { missingSheets } from './missingSheets'

/** The text in place of a part or a page whose code could not be fetched; a button beside it tries again. */
export const MISSING_CODE =
  'A part of the console could not be fetched. It may have been updated since this page was opened.'

interface PreloadableOptions {
  /** An error screen: it is loaded even while style sheets are missing. */
  isForErrors?: boolean
}

/**
 * Code that is fetched on demand and available synchronously once it is loaded. With `lazy` alone React renders
 * nothing for up to 300 ms, and the focus is lost.
 */
export function preloadable<Module>(
  fetchModule: () => Promise<Module>,
  { isForErrors = false }: PreloadableOptions = {},
) {
  let kept: Module | undefined
  return {
    /** Fetches the code, once. @throws when the fetch fails; the next call retries */
    load: async (): Promise<Module> => {
      if (kept !== undefined) return kept
      if (!isForErrors) await missingSheets()
      return (kept = await fetchModule())
    },
    /** The code, or undefined before it is loaded. */
    loaded: (): Module | undefined => kept,
  }
}
