import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { scenarios } from '../scenarios/byName'
import { personas } from '../scenarios/people'
import { connect, isStream, type Connection } from '../serial/stream'
import { startMock, type Mock, type MockOptions } from '../start'
import { Fault } from '../wire/fault'
import { Callers } from './callers'
import { isFromHere } from './loopback'
import { keyOf, ServerSocket } from './webSocket'

/** The largest request body that is read, in bytes. */
const LARGEST_BODY = 256 * 1024 * 1024
const HOST = '127.0.0.1'

/** How the region is to be served. */
export interface HttpMockOptions extends Pick<
  MockOptions,
  'scenario' | 'seed' | 'latencyMs' | 'faults' | 'persona' | 'clock'
> {
  /** 0 for any that is free. */
  port: number
  /** The present, in milliseconds since the epoch: when a region begins. */
  now(): number
}

/** A region that answers over HTTP. */
export interface HttpMock {
  origin: string
  close(): Promise<void>
}

interface Serving {
  mock: Mock
  callers: Callers
  scenario: string
  seed: number | string
  sockets: Set<ServerSocket>
}

const json = { 'content-type': 'application/json' }
const refusal = ({ status, errorCode, message }: Fault) =>
  Response.json(
    { message, request_id: null, ...(errorCode ? { error_code: errorCode } : {}) },
    { status, headers: json },
  )

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  return headers
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LARGEST_BODY)
      throw new Fault(400, undefined, `request body exceeded maximum size of ${LARGEST_BODY} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function write(answer: Response, cookies: readonly string[], response: ServerResponse) {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // This machine alone: the region has no secrets, but it does what it is told.
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}

/**
 * Serves the mock region over HTTP, with the handlers of the page: one implementation, two ways in. `GET /_mock` tells
 * what is served, `POST /_mock/reset?scenario=&seed=` begins it anew.
 *
 * @throws when there is no such scenario, or the port is taken
 */
export async function startHttpMock(options: HttpMockOptions): Promise<HttpMock> {
  let serving: Serving
  let origin = ''

  function begin(scenario = 'company', seed: number | string = 1): Serving {
    const { latencyMs, faults, clock, persona = 'marit' } = options
    const mock = startMock({
      origin,
      scenario,
      seed,
      startedAt: options.now(),
      isServed: true,
      ...(latencyMs ? { latencyMs } : {}),
      ...(faults === undefined ? {} : { faults }),
      ...(clock ? { clock } : {}),
    })
    return { mock, scenario, seed, callers: new Callers(mock.region, persona), sockets: new Set() }
  }

  function end() {
    for (const socket of serving.sockets) socket.close(1001, 'the region begins anew')
    serving.mock.stop()
  }

  const status = () =>
    Response.json({
      scenario: serving.scenario,
      seed: serving.seed,
      scenarios: Object.keys(scenarios),
      personas: personas.map(({ key }) => key),
    })

  function reset(query: URLSearchParams): Response {
    const scenario = query.get('scenario') ?? serving.scenario
    if (!Object.hasOwn(scenarios, scenario)) {
      const message = `There is no scenario "${scenario}". There are: ${Object.keys(scenarios).join(', ')}.`
      return Response.json({ message }, { status: 400 })
    }
    end()
    serving = begin(scenario, query.get('seed') ?? serving.seed)
    return status()
  }

  async function answer(request: IncomingMessage): Promise<[Response, string[]]> {
    if (!isFromHere(request.headers)) return [refusal(new Fault(403, 'Forbidden', 'Forbidden')), []]
    const url = new URL(`${origin}${request.url ?? '/'}`)
    const { method = 'GET' } = request
    if (url.pathname === '/_mock' && method === 'GET') return [status(), []]
    if (url.pathname === '/_mock/reset' && method === 'POST') return [reset(url.searchParams), []]
    const { mock, callers } = serving
    const headers = callers.credit(headersOf(request))
    const body = await bodyOf(request)
    const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD'
    const answered = await mock.respond(new Request(url, { method, headers, ...(hasBody ? { body } : {}) }))
    return [answered, callers.cookiesFor(answered)]
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown): [Response, string[]] => {
        if (error instanceof Fault) return [refusal(error), []]
        console.error(error)
        return [refusal(new Fault(500, 'Internal', 'Internal Server Error')), []]
      })
      .then(([answered, cookies]) => write(answered, cookies, response))
      .catch(() => response.destroy())
  })

  server.on('upgrade', (request, stream, head) => {
    const refuse = (fault: Fault) => void writeRefusal(stream, fault)
    try {
      const url = new URL(`${origin}${request.url ?? '/'}`)
      const key = keyOf(request)
      if (!isFromHere(request.headers)) return refuse(new Fault(403, 'Forbidden', 'Forbidden'))
      if (!isStream(url.pathname)) return refuse(new Fault(404, undefined, 'Not Found'))
      if (!key) return refuse(new Fault(400, 'InvalidRequest', 'expected connection upgrade'))
      carry(serving, { url, headers: headersOf(request) }, stream, head, key)
    } catch (error) {
      refuse(error instanceof Fault ? error : new Fault(500, 'Internal', 'Internal Server Error'))
    }
  })

  const port = await listen(server, options.port)
  origin = `http://${HOST}:${port}`
  try {
    serving = begin(options.scenario, options.seed)
  } catch (error) {
    server.close()
    throw error
  }
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        end()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Carries the stream of a serial console over a connection that asked for it. */
function carry(
  { mock, callers, sockets }: Serving,
  call: { url: URL; headers: Headers },
  stream: Duplex,
  head: Uint8Array,
  key: string,
) {
  let socket: ServerSocket | undefined
  const headers = callers.credit(call.headers)
  // The socket's own news come later than this line is done.
  const connection: Connection = connect(
    mock.region,
    { url: call.url, headers },
    {
      opened() {
        const opened = new ServerSocket(stream, key, {
          message: (data) => connection.input(data),
          closed() {
            connection.detach()
            sockets.delete(opened)
          },
        })
        socket = opened
        sockets.add(opened)
      },
      send: (bytes) => socket?.send(bytes),
      close: (code, reason) => socket?.close(code, reason),
      drop: () => socket?.drop(),
    },
  )
  if (head.length > 0) socket?.read(head)
}

/** Answers a request for a WebSocket that there will not be. */
async function writeRefusal(stream: Duplex, fault: Fault) {
  const body = await refusal(fault).text()
  stream.end(
    `HTTP/1.1 ${fault.status} ${fault.message.replace(/[^ -~]/g, ' ')}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
