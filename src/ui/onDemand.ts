import { addressOf } from '#src/basePath'

/** Fetches a file; a second call costs nothing. */
export type Fetch = () => Promise<unknown>

/**
 * The requested files by address. The promise of a style sheet settles once the sheet is loaded.
 */
const asked = new Map<string, Promise<void>>()

/** The files of the imports that {@link filesOf} lists at this moment. */
let listed: Set<string> | undefined

const here = Promise.resolve()

/** The failure of an import that is only listed. One for all: an error is dear, since it notes the calls that led to it. */
const isListed = new Error('The import is listed, not run.')

function ask(href: string): Promise<void> {
  const isSheet = href.endsWith('.css')
  // The document already links the files of its entry and of its first page. A sheet that is only prefetched has no
  // effect yet.
  if (document.querySelector(`link[href='${href}']${isSheet ? '[rel=stylesheet]' : ''}`)) return here
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.rel = isSheet ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (!isSheet) return here
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      // The next import requests it again.
      link.remove()
      asked.delete(href)
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
  })
}

/**
 * Imports a module and its files. The build puts it in place of Vite's preload helper, which every import on demand
 * calls. That helper treats a style sheet as fetched once it was requested, so a page whose sheet failed once never
 * gets it. It is also longer: it handles nonces and dispatches an event for each failure.
 *
 * @param load the import itself
 * @param files the module's own file and its dependencies, fetched in parallel
 */
export async function importOnDemand(load: Fetch, files: readonly string[] = []): Promise<unknown> {
  const addresses = files.map((file) => addressOf(`/${file}`))
  if (listed) {
    for (const href of addresses) if (!asked.has(href)) listed.add(href)
    throw isListed
  }
  await Promise.all(
    addresses.map((href) => {
      const asking = asked.get(href) ?? ask(href)
      asked.set(href, asking)
      return asking
    }),
  )
  return load()
}

/**
 * The addresses of the files that imports on demand still need, without fetching or running any of them. Only builds
 * have files: the development server would run the imports.
 *
 * @param fetches each starts its import at once
 */
export function filesOf(fetches: readonly Fetch[]): string[] {
  const files = (listed = new Set<string>())
  try {
    for (const fetch of fetches) fetch().catch(() => {})
  } finally {
    listed = undefined
  }
  return [...files]
}
