import type { IncomingHttpHeaders } from 'node:http'

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

function hostnameOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).hostname : undefined
}

/**
 * Whether a call comes from this machine and means this machine. The server listens on loopback only, but a page of any
 * site can make a browser call it: by its address (the origin tells), or by a name that leads here (the host tells).
 */
export function isFromHere({ host, origin }: IncomingHttpHeaders): boolean {
  if (!isLoopback(hostnameOf(`http://${host ?? ''}`) ?? '')) return false
  return origin === undefined || isLoopback(hostnameOf(origin) ?? '')
}
