import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Region } from '../region'
import { connect, isStream, type Connection } from '../serial/stream'
import { loadLanguages } from '../versions/router'
import { ApiError } from '../wire/apiError'
import { isOwnRequest } from './loopback'
import { servedRegion, type Served, type ServedOptions, type Session } from './servedRegion'

/** Maximum request body, in bytes. */
const LARGEST_BODY = 256 * 1024 * 1024
const HOST = '127.0.0.1'

/** The options of the server. */
export interface HttpMockOptions extends ServedOptions {
  /** 0 for any free port. */
  port: number
  /** Origins whose pages may call, besides the server's own, for example `http://localhost:9999`. */
  allowedOrigins?: readonly string[]
}

/** A region that answers over HTTP. */
export interface HttpMock {
  origin: string
  /** The region, as it is now. */
  region: () => Region
  close(): Promise<void>
}

const errorAnswer = ({ status, errorCode, message }: ApiError) =>
  Response.json(
    { message, request_id: null, error_code: errorCode || undefined },
    { status, headers: { 'content-type': 'application/json' } },
  )

/** Methods that no page can send, and for which the language has no request. */
const closed: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT'])

const tooLarge = () =>
  new ApiError(413, undefined, `request body exceeded maximum size of ${LARGEST_BODY} bytes`)

/** The body of a request. @throws 413 when it is too large: before it is read, if it says its length */
async function bodyOf(request: Request): Promise<ArrayBuffer> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) throw tooLarge()
  try {
    return await request.arrayBuffer()
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 413) throw tooLarge()
    throw error
  }
}

/** @throws 400 for an address that is none */
function urlOf(text: string): URL {
  try {
    const url = new URL(text)
    decodeURIComponent(url.pathname)
    return url
  } catch {
    throw new ApiError(400, undefined, 'Bad Request')
  }
}

/** Replaces the cookies of a response. */
function withCookies(answer: Response, cookies: readonly string[]): Response {
  const headers = new Headers(answer.headers)
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // Loopback only: the region has no secrets, but obeys every caller.
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}

/** The answer to a request. @throws an {@link ApiError} */
async function answerOf(request: Request, served: Served, allowed: readonly string[]): Promise<Response> {
  if (!isOwnRequest(request.headers, allowed)) throw new ApiError(403, 'Forbidden', 'Forbidden')
  const { method } = request
  if (closed.has(method)) throw new ApiError(405, undefined, 'Method Not Allowed')
  const { pathname, search, searchParams } = urlOf(request.url)
  if (pathname === '/_mock' && method === 'GET') return served.status()
  if (pathname === '/_mock/reset' && method === 'POST') return served.reset(searchParams)
  const { mock, callers } = served.session()
  const headers = callers.authenticateAs(request.headers)
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(request)
  const response = await mock.respond(
    new Request(served.origin + pathname + search, { method, headers, body }),
  )
  return withCookies(response, callers.cookiesFor(response))
}

async function answerOrError(...call: Parameters<typeof answerOf>): Promise<Response> {
  try {
    return await answerOf(...call)
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error)
    // The caller has gone, and takes no answer: an upload that was cancelled.
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return new Response()
    console.error(error)
    return errorAnswer(new ApiError(500, 'Internal', 'Internal Server Error'))
  }
}

/** Lets a server open the streams of serial consoles. */
function openStreams(server: Server, served: () => Served, allowed: readonly string[]) {
  const webSockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, stream, head) => {
    const refuse = (error: ApiError) => void writeError(stream, error)
    try {
      const { headers, url } = new NodeRequest({ req: request })
      if (!isOwnRequest(headers, allowed)) return refuse(new ApiError(403, 'Forbidden', 'Forbidden'))
      const { pathname, search } = urlOf(url)
      if (!isStream(pathname)) return refuse(new ApiError(404, undefined, 'Not Found'))
      const { origin, session } = served()
      openStream(session(), { url: new URL(origin + pathname + search), headers }, (opened) =>
        webSockets.handleUpgrade(request, stream, head, opened),
      )
    } catch (error) {
      refuse(error instanceof ApiError ? error : new ApiError(500, 'Internal', 'Internal Server Error'))
    }
  })
}

/**
 * Serves the mock region over HTTP, with the handlers of the page. `GET /_mock` describes the region, `POST
 * /_mock/reset?scenario=&seed=` restarts it.
 *
 * @throws if the scenario does not exist or the port is in use
 */
export async function startHttpMock(options: HttpMockOptions): Promise<HttpMock> {
  let served: Served
  const allowed = options.allowedOrigins ?? []
  // Loaded now, once for all regions: the loader of the sources is closed once the server has started.
  await loadLanguages()

  const server = createServer((req, res) => {
    const request = new NodeRequest({ req, res, maxRequestBodySize: LARGEST_BODY })
    void answerOrError(request, served, allowed).then((response) => {
      // The rest of a body that was refused is not read.
      if (response.status === 413) res.setHeader('connection', 'close')
      return sendNodeResponse(res, response)
    })
  })
  openStreams(server, () => served, allowed)

  const port = await listen(server, options.port)
  try {
    served = servedRegion(options, `http://${HOST}:${port}`)
  } catch (error) {
    server.close()
    throw error
  }
  const { origin, end } = served
  return {
    origin,
    region: () => served.session().mock.region,
    close: () =>
      new Promise((resolve) => {
        end()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Connects a WebSocket to the stream of a serial console.
 *
 * @param accept completes the handshake, now or never; the library answers one that breaks the rules
 */
function openStream(
  { mock, callers, sockets }: Session,
  call: { url: URL; headers: Headers },
  accept: (onOpen: (socket: WebSocket) => void) => void,
) {
  let socket: WebSocket | undefined
  const headers = callers.authenticateAs(call.headers)
  // Messages arrive only after `connection` has its value.
  const connection: Connection = connect(
    mock.region,
    { url: call.url, headers },
    {
      opened: () =>
        accept((opened) => {
          socket = opened
          sockets.add(opened)
          opened.on('message', (data: Buffer, isBinary) => {
            connection.input(isBinary ? new Uint8Array(data) : data.toString())
          })
          opened.on('error', () => opened.terminate())
          opened.on('close', () => {
            connection.detach()
            sockets.delete(opened)
          })
        }),
      send: (bytes) => socket?.send(bytes),
      close: (code, reason) => socket?.close(code, reason),
      drop: () => socket?.terminate(),
    },
  )
  if (!socket) connection.detach()
}

/** Answers a refused request for a WebSocket. */
async function writeError(stream: Duplex, error: ApiError) {
  const body = await errorAnswer(error).text()
  stream.end(
    `HTTP/1.1 ${error.status} ${error.message.replace(/[^ -~]/g, ' ')}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
