// A server for the console of a release, with a proxy in front of its control plane: to try it at once, without a web
// server. It uses only what Node itself has.
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { extname, join, normalize, sep } from 'node:path'
import { headersIn, isForControlPlane, isOfFile, originFor } from './paths.mjs'

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The response headers of a control plane without the domain of its cookies: its session becomes one of this server.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function withoutCookieDomain(headers) {
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''))
  return cookies ? { ...headers, 'set-cookie': cookies } : headers
}

/**
 * Serves a folder with a built console, and passes the calls to a control plane on.
 * @param {object} options
 * @param {string} options.folder with index.html and _headers
 * @param {string} options.api origin of the control plane
 * @param {number} options.port 0 for any free one
 * @param {string} options.host
 * @param {boolean} options.isInsecure whether to accept any certificate of the control plane
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function serveConsole({ folder, api, port, host, isInsecure }) {
  const target = new URL(api)
  const ask = target.protocol === 'https:' ? httpsRequest : httpRequest
  const headerFile = readFileSync(join(folder, '_headers'), 'utf8')
  const always = headersIn(headerFile, '/*')
  const ofAssets = { ...always, ...headersIn(headerFile, '/assets/*') }

  /** The request to the control plane for one to this server. @param {import('node:http').IncomingMessage} given */
  const passedOn = (given) => {
    const origin = originFor(given.headers, target.origin)
    return ask(new URL(given.url ?? '/', target), {
      method: given.method,
      headers: { ...given.headers, host: target.host, ...(origin === undefined ? {} : { origin }) },
      rejectUnauthorized: !isInsecure,
    })
  }

  /** @param {string} path @returns {string | undefined} the file of a path; undefined when there is none */
  function fileAt(path) {
    let name
    try {
      name = decodeURIComponent(path)
    } catch {
      return undefined
    }
    const file = normalize(join(folder, name.replaceAll('\0', '')))
    const isInside = file.startsWith(normalize(folder + sep))
    return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
  }

  const server = createServer((given, response) => {
    const url = given.url ?? '/'
    if (isForControlPlane(given.method, url)) {
      const passed = passedOn(given)
      passed.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutCookieDomain(answer.headers))
        answer.pipe(response)
      })
      passed.on('error', (error) => {
        if (response.headersSent) return response.destroy()
        response.writeHead(502, { 'content-type': 'text/plain' })
        response.end(`The control plane at ${target.origin} does not answer: ${error.message}\n`)
      })
      response.on('close', () => passed.destroy())
      given.pipe(passed)
      return
    }
    if (given.method !== 'GET' && given.method !== 'HEAD') {
      response.writeHead(405, { ...always, allow: 'GET, HEAD' })
      response.end()
      return
    }
    const [path = '/'] = url.split('?')
    const file = fileAt(path)
    if (!file && isOfFile(url)) {
      response.writeHead(404, { ...always, 'content-type': 'text/plain' })
      response.end('Not found\n')
      return
    }
    const served = file ?? join(folder, 'index.html')
    const headers = path.startsWith('/assets/') ? ofAssets : always
    response.writeHead(200, {
      ...headers,
      'content-type': types[extname(served)] ?? 'application/octet-stream',
    })
    if (given.method === 'HEAD') response.end()
    else createReadStream(served).pipe(response)
  })

  // A serial console: once both sides agree, bytes go both ways.
  server.on('upgrade', (given, socket, head) => {
    if (!isForControlPlane(given.method, given.url ?? '/')) return socket.destroy()
    const passed = passedOn(given)
    const status = (
      /** @type {import('node:http').IncomingMessage} */ { statusCode, statusMessage, rawHeaders },
    ) => {
      const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
      for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
      return `${lines.join('\r\n')}\r\n\r\n`
    }
    passed.on('upgrade', (answer, far, farHead) => {
      socket.write(status(answer))
      if (farHead.length > 0) socket.write(farHead)
      if (head.length > 0) far.write(head)
      far.pipe(socket).pipe(far)
      far.on('error', () => socket.destroy())
      socket.on('error', () => far.destroy())
    })
    passed.on('response', (answer) => {
      socket.write(status(answer))
      answer.pipe(socket)
    })
    passed.on('error', () => socket.destroy())
    passed.end()
  })

  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host === '127.0.0.1' ? 'localhost' : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
