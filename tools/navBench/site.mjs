// Serves a build as a region would: compressed, with the headers of public/_headers, and its calls answered by the mock.
import { readFileSync, statSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { headersFor } from '../headers.mjs'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const isCall = (/** @type {string} */ url) => /^\/(v1|experimental)\//.test(url)
const isFile = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * The files of a build, each compressed once.
 * @param {string} folder
 */
function filesOf(folder) {
  /** @type {Map<string, Buffer>} */
  const kept = new Map()
  return (/** @type {string} */ pathname) => {
    const wanted = join(folder, pathname)
    const path = wanted.startsWith(folder) && isFile(wanted) ? wanted : join(folder, 'index.html')
    let body = kept.get(path)
    if (!body) {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      body = brotliCompressSync(readFileSync(path), quality)
      kept.set(path, body)
    }
    return { body, type: types[extname(path)] ?? 'application/octet-stream' }
  }
}

/**
 * @typedef {object} Site a served build
 * @property {string} origin
 * @property {(origin: string) => void} setRegion chooses the mock region that answers the calls
 * @property {() => Promise<void>} close
 */

/**
 * Serves a build on a free port of this machine.
 * @param {string} folder the build
 * @returns {Promise<Site>}
 */
export async function serveBuild(folder) {
  const fileAt = filesOf(folder)
  const always = headersFor('/*')
  const assets = { ...always, ...headersFor('/assets/*') }
  let region = ''

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} response
   */
  function pass(incoming, response) {
    const { hostname, port } = new URL(region)
    const { host: _host, origin: _origin, referer: _referer, ...headers } = incoming.headers
    const passed = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    incoming.pipe(passed)
  }

  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '/'
    if (isCall(url)) return pass(incoming, response)
    const { pathname } = new URL(url, 'http://localhost')
    const { body, type } = fileAt(pathname)
    response.writeHead(200, {
      ...(pathname.startsWith('/assets/') ? assets : always),
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    })
    response.end(body)
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    setRegion: (origin) => {
      region = origin
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
