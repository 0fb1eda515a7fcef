const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/** An address in parts; undefined when it is none. */
const partsOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/**
 * Whether a request is addressed to this machine and comes from no page, from a page of the same origin, or from an
 * allowed origin. The server listens on loopback only, but a page of any site, also one that is served by
 * another program of this machine, can make a browser send requests here: by the address, which the origin shows, or by
 * a name that resolves to it, which the host shows.
 *
 * @param allowed the allowed origins, for example `http://localhost:9999`
 */
export function isOwnRequest(headers: Headers, allowed: readonly string[]): boolean {
  const origin = headers.get('origin')
  const here = partsOf(`http://${headers.get('host') ?? ''}`)
  if (!here || !isLoopback(here.hostname)) return false
  return origin === null || allowed.includes(origin) || partsOf(origin)?.host === here.host
}
