// A server for the console of a release, with a proxy in front of its control plane: to try it at once, without a web
// server. It uses only what Node itself has.
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { extname, join, normalize, sep } from 'node:path'
import { headersIn, isForControlPlane, isOfFile, originFor } from './paths.mjs'

/** @type {Record<string, string>} */
const types = {
  // VERSION.
  '': 'text/plain; charset=utf-8',
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
 * @typedef {import('node:http').IncomingMessage} Given
 * @typedef {import('node:http').ServerResponse} Answer
 */

/**
 * Passes calls on to a control plane.
 * @param {URL} target its origin
 * @param {boolean} isInsecure whether to accept any certificate of it
 */
function proxyTo(target, isInsecure) {
  const ask = target.protocol === 'https:' ? httpsRequest : httpRequest

  /** The request to the control plane for one to this server. @param {Given} given */
  const passedOn = (given) => {
    const origin = originFor(given.headers, target.origin)
    return ask(new URL(given.url ?? '/', target), {
      method: given.method,
      headers: { ...given.headers, host: target.host, ...(origin === undefined ? {} : { origin }) },
      rejectUnauthorized: !isInsecure,
    })
  }

  return {
    /** Answers a call. @param {Given} given @param {Answer} response */
    answer(given, response) {
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
    },

    /**
     * Joins a WebSocket: once both sides agree, bytes go both ways.
     * @param {Given} given @param {import('node:stream').Duplex} socket @param {Buffer} head
     */
    join(given, socket, head) {
      const passed = passedOn(given)
      passed.on('upgrade', (answer, far, farHead) => {
        socket.write(headText(answer))
        if (farHead.length > 0) socket.write(farHead)
        if (head.length > 0) far.write(head)
        far.pipe(socket).pipe(far)
        far.on('error', () => socket.destroy())
        socket.on('error', () => far.destroy())
      })
      passed.on('response', (answer) => {
        socket.write(headText(answer))
        answer.pipe(socket)
      })
      passed.on('error', () => socket.destroy())
      passed.end()
    },
  }
}

/** The status line and the headers of a response, as they were sent. @param {Given} answer */
function headText({ statusCode, statusMessage, rawHeaders }) {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string | undefined} the file of a path; undefined when there is none
 */
function fileAt(folder, path) {
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

/**
 * Answers with the files of a folder, and with its index.html for every address that is not a file.
 * @param {string} folder with index.html and _headers
 * @returns {(given: Given, response: Answer) => void}
 */
function filesOf(folder) {
  const headerFile = readFileSync(join(folder, '_headers'), 'utf8')
  const always = headersIn(headerFile, '/*')
  const ofAssets = { ...always, ...headersIn(headerFile, '/assets/*') }
  return (given, response) => {
    const url = given.url ?? '/'
    if (given.method !== 'GET' && given.method !== 'HEAD') {
      response.writeHead(405, { ...always, allow: 'GET, HEAD' })
      response.end()
      return
    }
    const [path = '/'] = url.split('?')
    const file = fileAt(folder, path)
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
  }
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
  const proxy = proxyTo(new URL(api), isInsecure)
  const sendFile = filesOf(folder)
  const server = createServer((given, response) => {
    if (isForControlPlane(given.method, given.url ?? '/')) proxy.answer(given, response)
    else sendFile(given, response)
  })
  // A serial console.
  server.on('upgrade', (given, socket, head) => {
    if (isForControlPlane(given.method, given.url ?? '/')) proxy.join(given, socket, head)
    else socket.destroy()
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
