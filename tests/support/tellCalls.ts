/**
 * Runs in the page, before anything else: tells of every call of the region. The mock puts its own fetch in the place
 * of the browser's, so whatever is put there is listened to. It must not refer to anything of this file.
 */
export function tellCalls(): void {
  // Longer ones are pieces of files.
  const longest = 65_536
  const listened =
    (inner: typeof fetch): typeof fetch =>
    (input, init) => {
      const request = input instanceof Request && !init ? input.clone() : null
      const method = request?.method ?? init?.method ?? 'GET'
      const address = input instanceof Request ? input.url : input
      const url = new URL(address, location.origin)
      const tell = (sent: unknown) => {
        const body = typeof sent === 'string' && sent !== '' && sent.length <= longest ? sent : null
        window.noteCall?.({ method, url: url.pathname + url.search, body })
      }
      if (url.origin === location.origin && !url.pathname.startsWith('/assets/'))
        if (request) void request.text().then(tell)
        else tell(init?.body)
      return inner(input, init)
    }
  let current = window.fetch
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      current = listened(next)
    },
  })
}
