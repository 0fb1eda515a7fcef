const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

function hostnameOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).hostname : undefined
}

/**
 * Whether a request comes from a page of this machine, or from no page, and is addressed to this machine. The server
 * listens on loopback only, but a page of any site can make a browser send requests here: by the address, which the
 * origin shows, or by a name that resolves to it, which the host shows.
 */
export function isLocalRequest(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!isLoopback(hostnameOf(`http://${headers.get('host') ?? ''}`) ?? '')) return false
  return origin === null || isLoopback(hostnameOf(origin) ?? '')
}
