const fetchSheet = (href: string) =>
  new Promise<boolean>((resolve) => {
    const link = document.createElement('link')
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => {
      link.remove()
      resolve(false)
    })
    document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href }))
  })

/** Fetches style sheets. @param missing their addresses; of those that are there now it is freed */
export async function fetchSheets(missing: Set<string>): Promise<void> {
  await Promise.all(
    [...missing].map(async (href) => {
      if (await fetchSheet(href)) missing.delete(href)
    }),
  )
}
