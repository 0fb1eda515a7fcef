/** Safari has no prefetching of files for later pages. */
const rel = () => (document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload')

/**
 * Fetches scripts and style sheets into the browser's cache without running them: the import that needs one finds it
 * there. All links are added at once, since the document handles each addition by itself. A failed fetch is silent:
 * the import requests the file again.
 *
 * @param addresses without files that are fetched already
 * @returns resolves when each is fetched or has failed
 */
export async function prefetchFiles(addresses: readonly string[]): Promise<void> {
  const links = addresses.map((href) => {
    const link = document.createElement('link')
    // As on the import: with another mode the browser could fetch the file twice.
    const as = href.endsWith('.css') ? 'style' : 'script'
    return Object.assign(link, { rel: rel(), as, crossOrigin: '', fetchPriority: 'low', href })
  })
  const settled = links.map(
    (link) =>
      new Promise<void>((resolve) => {
        link.onload = link.onerror = () => resolve()
      }),
  )
  document.head.append(...links)
  await Promise.all(settled)
}
