// Reads public/_headers, the only source of the response headers. Each build contains that file.
import { readFileSync } from 'node:fs'
import { replaced } from './build/replaced.mjs'
import { headersIn, isOfFile } from './release/bin/paths.mjs'

const source = new URL('../public/_headers', import.meta.url)

const text = readFileSync(source, 'utf8')

/**
 * The headers for one path pattern of public/_headers.
 * @param {string} pattern as written there, for example `/*`
 * @returns {Record<string, string>} by header name; throws when the pattern is not in the file
 */
export const headersFor = (pattern) => headersIn(text, pattern)

/**
 * The headers of the frame in which the debugger shows past states of the console: the console itself may embed
 * it. Only the preview has that frame.
 */
const framed = (/** @type {Record<string, string>} */ headers) => ({
  ...headers,
  'Content-Security-Policy': replaced(
    headers['Content-Security-Policy'] ?? '',
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
    'the policy for frames in public/_headers',
  ),
  'X-Frame-Options': 'SAMEORIGIN',
})

const always = headersFor('/*')
const assets = { ...always, ...headersFor('/assets/*') }
const past = framed(always)
/** The headers of a page that opens the hosted inspector: the page may exchange messages with that window. */
const inspected = { ...always, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }

/**
 * The headers that the preview sends for an address.
 * @param {string} url path and query
 * @returns {Record<string, string>} by header name
 */
export function headersOf(url) {
  if (url.startsWith('/assets/')) return assets
  if (/[?&]inspect=/.test(url)) return inspected
  return url === '/_past' ? past : always
}

/**
 * A Vite plugin: `vite preview` sends the headers of public/_headers, and answers 404 for a missing file. That
 * response is not cached, because the file may return.
 * @returns {import('vite').Plugin}
 */
export function previewHeaders() {
  return {
    name: 'preview-headers',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headersOf(request.url ?? '/')))
          response.setHeader(name, value)
        next()
      })
      return () =>
        middlewares.use((request, response, next) => {
          if (!isOfFile(request.originalUrl ?? '/')) return next()
          response.writeHead(404, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain' })
          response.end('Not found')
        })
    },
  }
}
