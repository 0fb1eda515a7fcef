import { addressOf } from '#src/basePath'

/**
 * Set by the build: the files of each first page that the entry does not have, by its path, those of all others, and those
 * about the version of the region.
 */
declare const FIRST_FILES: Readonly<Record<string, readonly string[]>>

declare global {
  interface Window {
    /**
     * Fetches the files of the page at a path, side by side with those of its routes. Set by the script that runs before
     * the application; without it, the router fetches one after the other.
     */
    orreryFetchCode?: (path: string) => void
    /** The address of the list of what may be fetched ahead. Set by the same script. */
    orreryAhead?: string
  }
}

/** Fetches the files of a page before the router imports them. @param path of a first page, or a key of `versionCode` */
export function fetchCode(path = '') {
  for (const file of FIRST_FILES[path] ?? []) {
    const href = addressOf(file)
    const isScript = href.endsWith('.js')
    const link = document.createElement('link')
    Object.assign(link, { rel: isScript ? 'modulepreload' : 'preload', crossOrigin: '', href })
    if (!isScript) link.as = 'style'
    document.head.append(link)
  }
}
