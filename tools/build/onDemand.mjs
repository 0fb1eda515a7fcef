// In the place of the build tool's function by which every import on demand goes. That one takes a style sheet for fetched
// once it has asked for it, so that a page whose sheet was missing for a moment never gets it, and it is longer: it knows of
// nonces, and tells of each failure by an event.

/**
 * The requested files by address: a style sheet settles once it is there.
 * @type {Map<string, Promise<void>>}
 */
const asked = new Map()

/** @type {Promise<void>} */
const here = Promise.resolve()

/** @param {string} href */
function ask(href) {
  const isSheet = href.endsWith('.css')
  // The page itself names the files of its entry, and those of its first page.
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
        // The next import asks again.
        link.remove()
        asked.delete(href)
        reject(new Error(`Unable to preload CSS for ${href}`))
      }
    })
  )
}

/**
 * Imports a module, with what it needs.
 *
 * @param {() => Promise<unknown>} load imports it
 * @param {readonly string[]} files that it needs, which are fetched at the same time
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
