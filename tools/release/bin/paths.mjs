// The paths of an origin that the console shares with its control plane: for the proxies of development and of
// bin/orrery. It uses only what Node itself has, because a release contains this file.

/**
 * Whether a request is the control plane's. `/login` and `/device` are shared: their pages are the console's, their POSTs
 * and the SAML redirect are the control plane's. `/scim/v2` is for identity providers.
 * @param {string | undefined} method
 * @param {string} url path and query
 */
export const isForControlPlane = (method, url) =>
  /^\/(v1|experimental|scim\/v2)\//.test(url) ||
  (/^\/(login|device)(\/|\?|$)/.test(url) &&
    (method === 'POST' || /^\/login\/[^/]+\/saml\/[^/]+\/redirect(\?|$)/.test(url)))

/**
 * The origin that the control plane sees: its own for a page of the console, as if it served the console itself. A page of
 * another site keeps the origin that the browser gives it, so that the control plane can refuse it.
 * @param {import('node:http').IncomingHttpHeaders} headers of a request to the proxy
 * @param {string} target origin of the control plane
 * @returns {string | undefined} undefined where the request has none
 */
export function originFor({ origin, host }, target) {
  const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
  return isOurs ? target : origin
}

/**
 * Whether an address can only be that of a file, so that the page is no answer to it. Addresses of pages have
 * dots in versions, times and IP addresses only.
 * @param {string} url path and query
 */
export const isOfFile = (url) =>
  /^\/assets\/|^[^?#]*\.(css|html|ico|js|json|map|png|svg|txt|webmanifest|woff2)([?#]|$)/.test(url)

/**
 * The headers for one path pattern of a file `_headers`.
 * @param {string} text of the file
 * @param {string} pattern as written there, for example `/*`
 * @returns {Record<string, string>} by header name; throws when the pattern is not in the file
 */
export function headersIn(text, pattern) {
  const lines = text.split('\n')
  const start = lines.indexOf(pattern)
  if (start < 0) throw new Error(`_headers has no block for ${pattern}`)
  /** @type {Record<string, string>} */
  const headers = {}
  for (const line of lines.slice(start + 1)) {
    const found = /^\s+([\w-]+): (.+)$/.exec(line)
    if (!found) break
    headers[String(found[1])] = String(found[2])
  }
  return headers
}
