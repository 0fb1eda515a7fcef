// public/_headers is the one place where the response headers are written; it ships inside each build.
import { readFileSync } from 'node:fs'

const source = new URL('../public/_headers', import.meta.url)

/**
 * The headers for one path pattern of public/_headers.
 * @param {string} pattern as written there, for example `/*`
 * @returns {Record<string, string>} by header name; throws when the pattern is not in the file
 */
export function headersFor(pattern) {
  const lines = readFileSync(source, 'utf8').split('\n')
  const start = lines.indexOf(pattern)
  if (start < 0) throw new Error(`public/_headers has no block for ${pattern}`)
  /** @type {Record<string, string>} */
  const headers = {}
  for (const line of lines.slice(start + 1)) {
    const found = /^\s+([\w-]+): (.+)$/.exec(line)
    if (!found) break
    headers[String(found[1])] = String(found[2])
  }
  return headers
}

/**
 * A Vite plugin that lets `vite preview` send the headers of public/_headers, block by block.
 * @returns {import('vite').Plugin}
 */
export function previewHeaders() {
  const always = headersFor('/*')
  const assets = { ...always, ...headersFor('/assets/*') }
  return {
    name: 'preview-headers',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const headers = request.url?.startsWith('/assets/') ? assets : always
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        next()
      })
    },
  }
}
