// Style sheets that failed to load: the connection dropped, or a new release removed them. Vite's helper for imports
// requests each sheet once, and later imports succeed without it.

const missing = new Set<string>()

/** Asks for a style sheet. @throws when it is still missing */
const askAgain = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href })
    link.onload = () => {
      missing.delete(href)
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
  })

/** Asks again for the style sheets that were missing. @throws when one still is */
export const missingSheets = () => Promise.all([...missing].map(askAgain))

/** Notes the style sheets that cannot be fetched. @param signal ends it */
export function noteMissingSheets(signal: AbortSignal) {
  const note = ({ payload }: VitePreloadErrorEvent) => {
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(payload.message) ?? []
    if (href) missing.add(href)
  }
  addEventListener('vite:preloadError', note, { signal })
}
