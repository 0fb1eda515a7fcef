// Replaces Vite's preload helper, which every import on demand calls. That helper treats a style sheet as fetched
// once it was requested, so a page whose sheet failed once never gets it. It is also longer: it handles nonces
// and dispatches an event for each failure.

/**
 * The requested files by address. The promise of a style sheet settles once the sheet is loaded.
 * @type {Map<string, Promise<void>>}
 */
const asked = new Map()

/** @type {Promise<void>} */
const here = Promise.resolve()

/** @param {string} href */
function ask(href) {
  const isSheet = href.endsWith('.css')
  // The document already links the files of its entry and of its first page.
  if (document.querySelector(`link[href='${href}']${isSheet ? '[rel=stylesheet]' : ''}`)) return here
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.rel = isSheet ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (!isSheet) return here
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      link.onload = () => resolve()
      link.onerror = () => {
        // The next import requests it again.
        link.remove()
        asked.delete(href)
        reject(new Error(`Unable to preload CSS for ${href}`))
      }
    })
  )
}

/**
 * Imports a module and its files.
 *
 * @param {() => Promise<unknown>} load the import itself
 * @param {readonly string[]} files the dependencies, fetched in parallel
 */
export const __vitePreload = async (load, files = []) => {
  await Promise.all(
    files.map((file) => {
      const href = `/${file}`
      const asking = asked.get(href) ?? ask(href)
      asked.set(href, asking)
      return asking
    }),
  )
  return load()
}
