import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ManualClock } from '../clock'
import { handlers } from '../handlers/all'
import { startHttpMock, type HttpMock, type HttpMockOptions } from './httpServer'
import { BinaryResponse } from '../wire/binaryResponse'
import { openWebSocket, WebSocketClient } from '#tests/support/webSocketClient'

// The mock region over HTTP: the same responses as in the page, and the parts that only a server has.

let server: HttpMock | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await server?.close()
  server = undefined
})

async function start(options: Partial<HttpMockOptions> = {}) {
  const clock = new ManualClock()
  const startedAt = Date.parse('2026-01-15T09:00:00Z')
  server = await startHttpMock({
    port: 0,
    now: () => startedAt,
    clock,
    latencyMs: [0, 0],
    scenario: 'small',
    ...options,
  })
  const { origin } = server
  return {
    origin,
    clock,
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
    read: async (path: string, headers: Record<string, string> = {}) =>
      (await (await fetch(origin + path, { headers })).json()) as Record<string, unknown>,
  }
}

/** A client with a cookie jar. */
function browser(origin: string) {
  const jar = new Map<string, string>()
  return async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    const response = await fetch(origin + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** The status of a plain request. `fetch` does not send the headers that name the page's origin. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { connection: 'close', ...headers } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

/** Sends bytes as they are. @returns what the server answers until it closes the connection, or the client does */
const raw = (origin: string, text: string, leavesAfterMs?: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    if (leavesAfterMs !== undefined) setTimeout(() => socket.destroy(), leavesAfterMs)
  })

describe('requests that no page sends', () => {
  const head = (line: string, ...headers: string[]) =>
    [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

  it('TRACE is 405', async () => {
    const { origin } = await start()
    expect(await raw(origin, head('TRACE /v1/projects', 'Connection: close'))).toMatch(/^HTTP\/1.1 405 /)
  })

  it('a body over the limit is 413 by its length, before it is sent', async () => {
    const { origin } = await start()
    const answer = await raw(origin, head('POST /v1/projects', `Content-Length: ${2 ** 40}`))
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('request body exceeded maximum size')
  })

  it.each(['/v1/instances/%zz/serial-console/stream', '/%'])(
    '%s is no address, also of a WebSocket',
    async (path) => {
      const { origin } = await start()
      const socket = [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: a',
      ]
      expect(await raw(origin, head(`GET ${path}`, ...socket))).toMatch(/^HTTP\/1.1 400 /)
      expect(await raw(origin, head(`GET ${path}`, 'Connection: close'))).toMatch(/^HTTP\/1.1 400 /)
    },
  )

  it('an upload that is cancelled prints nothing, and the region goes on', async () => {
    const printed = vi.spyOn(console, 'error')
    const { origin, read } = await start()
    await raw(origin, `${head('POST /v1/projects', 'Content-Length: 1000')}{"name"`, 20)
    expect(await read('/v1/projects')).toHaveProperty('items')
    expect(printed).not.toHaveBeenCalled()
  })
})

describe('calls', () => {
  it('are answered as in the page: list, create, refuse, unknown path, wrong method', async () => {
    const { ask, read } = await start()
    expect(await read('/v1/instances?project=web')).toMatchObject({ items: [{}, {}, {}] })
    const created = await ask('/v1/projects', json({ name: 'over-http', description: 'é' }))
    expect(created.status).toBe(201)
    expect(created.headers.get('content-type')).toBe('application/json')
    expect(created.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await read('/v1/projects/over-http')).toMatchObject({ description: 'é' })
    expect((await ask('/v1/projects', json({ name: 'over-http', description: '' }))).status).toBe(400)
    expect((await ask('/v1/nothing')).status).toBe(404)
    expect((await ask('/v1/ping', { method: 'PUT' })).status).toBe(405)
  })
  it('a form is read as a form', async () => {
    const { ask } = await start()
    const body = new URLSearchParams({ client_id: '8d3b4a5c-1111-4222-8333-944455556666' })
    const answer = await ask('/device/auth', { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user_code: expect.any(String) as string })
  })
  it('a body that takes several packets arrives whole', async () => {
    const { ask } = await start()
    const answer = await ask('/v1/projects', json({ name: 'large', description: 'x'.repeat(300_000) }))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('512') as string })
  })
  it('bytes, a range of them, and their headers alone pass unchanged', async () => {
    const all = Uint8Array.of(0, 255, 10, 13, 128)
    const head = { 'content-type': 'application/zip', 'accept-ranges': 'bytes', 'content-length': '5' }
    vi.spyOn(handlers, 'supportBundleHead').mockImplementation(
      () => new BinaryResponse(new Uint8Array(), 200, head),
    )
    vi.spyOn(handlers, 'supportBundleDownload').mockImplementation(({ headers }) =>
      headers.get('range') === 'bytes=1-2'
        ? new BinaryResponse(all.slice(1, 3), 206, {
            ...head,
            'content-range': 'bytes 1-2/5',
            'content-length': '2',
          })
        : new BinaryResponse(all, 200, head),
    )
    const { ask } = await start()
    const path = '/experimental/v1/system/support-bundles/8d3b4a5c-1111-4222-8333-944455556666/download'
    const whole = await ask(path)
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(all)
    const part = await ask(path, { headers: { range: 'bytes=1-2' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 1-2/5')
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(all.slice(1, 3))
    const only = await ask(path, { method: 'HEAD' })
    expect(only.headers.get('content-length')).toBe('5')
    expect(await only.text()).toBe('')
  })
  it('the region’s time goes on with its clock', async () => {
    const { ask, read, clock } = await start()
    expect((await ask('/v1/instances/db-1/start?project=web', { method: 'POST' })).status).toBe(202)
    clock.advance(2_500)
    expect(await read('/v1/instances/db-1?project=web')).toMatchObject({ run_state: 'running' })
  })
})

describe('who calls', () => {
  it('the default persona without credentials; an error when there is no default persona', async () => {
    expect(await (await start()).read('/v1/me')).toMatchObject({ display_name: 'Marit Aune' })
    await server?.close()
    const { ask } = await start({ persona: null })
    expect((await ask('/v1/me')).status).toBe(401)
  })
  it.each([
    ['X-Persona', { 'x-persona': 'yuki' }],
    ['a bearer token', { authorization: 'Bearer orrery-token-yuki' }],
  ])('a persona by %s', async (_, headers) => {
    const { ask, read } = await start({ persona: null, scenario: 'company' })
    expect(await read('/v1/me', headers)).toMatchObject({ display_name: 'Yuki Tanabe' })
    expect((await ask('/v1/system/silos', { headers })).status).toBe(403)
  })
  it('an unknown persona is an error that lists the personas; an unknown token is an error', async () => {
    const { ask, read } = await start()
    expect(await read('/v1/me', { 'x-persona': 'eve' })).toMatchObject({
      message: expect.stringContaining('marit, dele, yuki') as string,
    })
    const headers = { authorization: `Bearer orrery-token-${'0'.repeat(40)}` }
    expect((await ask('/v1/me', { headers })).status).toBe(401)
  })
  it('signing in and out goes by a cookie, and who has signed out stays so', async () => {
    const { origin } = await start()
    const [one, other] = [browser(origin), browser(origin)]
    expect(await (await one('/v1/me')).json()).toMatchObject({ display_name: 'Marit Aune' })
    expect((await one('/v1/logout', { method: 'POST' })).status).toBe(204)
    expect((await one('/v1/me')).status).toBe(401)
    const credentials = { username: 'ines', password: 'x' }
    const login = await one('/v1/login/tidewater-research/local', json(credentials))
    expect(login.status).toBe(204)
    expect(login.headers.getSetCookie()[0]).toMatch(
      /^session=[0-9a-f]{40}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/,
    )
    expect(await (await one('/v1/me')).json()).toMatchObject({ display_name: 'Ines Quadros' })
    expect(await (await other('/v1/me')).json()).toMatchObject({ display_name: 'Marit Aune' })
    await one('/v1/logout', { method: 'POST' })
    expect((await one('/v1/me')).status).toBe(401)
    const wrong = await one('/v1/login/tidewater-research/local', json({ ...credentials, password: 'bad' }))
    expect(wrong.status).toBe(401)
  })
})

describe('the world', () => {
  it('is the same for the same seed, and another process', async () => {
    const first = await (
      await start({ scenario: 'company', seed: 7 })
    ).read('/v1/disks?project=berth-planner')
    await server?.close()
    const second = await (
      await start({ scenario: 'company', seed: 7 })
    ).read('/v1/disks?project=berth-planner')
    expect(second).toEqual(first)
  })
  it('starts again when it is reset, as another scenario if asked', async () => {
    const { ask, read } = await start()
    await ask('/v1/projects', json({ name: 'gone-soon', description: '' }))
    expect((await ask('/_mock/reset', { method: 'POST' })).status).toBe(200)
    expect((await ask('/v1/projects/gone-soon')).status).toBe(404)
    await ask('/_mock/reset?scenario=empty&seed=5', { method: 'POST' })
    expect(await read('/_mock')).toMatchObject({ scenario: 'empty', seed: '5' })
    expect(await read('/v1/projects')).toMatchObject({ items: [] })
    const unknown = await ask('/_mock/reset?scenario=nowhere', { method: 'POST' })
    expect(unknown.status).toBe(400)
    expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('company') as string })
  })
})

describe('pages of other sites', () => {
  const ask = async (headers: Record<string, string>, options?: Partial<HttpMockOptions>) => {
    const { origin } = await start(options)
    return await statusOf(`${origin}/v1/ping`, headers)
  }
  it.each([
    ['from another origin', { origin: 'https://elsewhere.example' }, 403],
    ['from nowhere', { origin: 'null' }, 403],
    ['by another name', { host: 'rebound.example' }, 403],
    ['from another port of this machine', { origin: 'http://localhost:9999' }, 403],
    ['from the server itself', { host: 'localhost:12220', origin: 'http://localhost:12220' }, 200],
    ['from no page', {}, 200],
  ])('%s', async (_, headers, status) => {
    expect(await ask(headers)).toBe(status)
  })
  it('may call when their origin is let in, and no other does', async () => {
    const allowedOrigins = ['http://localhost:9999', 'http://localhost:8888']
    expect(await ask({ origin: 'http://localhost:8888' }, { allowedOrigins })).toBe(200)
    await server?.close()
    expect(await ask({ origin: 'http://localhost:7777' }, { allowedOrigins })).toBe(403)
    await server?.close()
    expect(await ask({ origin: 'http://localhost:9999', host: 'rebound.example' }, { allowedOrigins })).toBe(
      403,
    )
  })
  it('may not open a console either', async () => {
    const { origin } = await start()
    const url = `${origin}/v1/instances/web-1/serial-console/stream?project=web`
    const answer = await openWebSocket(url, { origin: 'https://elsewhere.example' })
    expect(answer).toMatchObject({ statusCode: 403 })
  })
})

describe('the serial console', () => {
  const open = async (
    options?: Partial<HttpMockOptions>,
    headers?: Record<string, string>,
    name = 'web-1',
  ) => {
    const mock = await start(options)
    const url = `${mock.origin}/v1/instances/${name}/serial-console/stream?project=web`
    const client = await openWebSocket(url, headers)
    return { ...mock, client }
  }
  const connected = (client: unknown): WebSocketClient => {
    if (!(client instanceof WebSocketClient)) throw new Error('the connection was refused')
    return client
  }

  it('shows the past, takes keys, answers a ping, hears no text, and closes when asked', async () => {
    const { client: opened } = await open()
    const client = connected(opened)
    await client.until(() => client.text.endsWith('web-1 login: '))
    client.sendText('as text\r')
    client.ping('there?')
    client.send('de', 'mo\r')
    await client.until(() => client.text.endsWith('web-1 login: demo\r\nPassword: '))
    expect(client.pongs).toEqual(['there?'])
    client.close(1000)
    await client.until(() => client.ended)
    expect(client.closed).toEqual({ code: 1000, reason: '' })
  })
  it('ends with its instance', async () => {
    const { client: opened, ask, clock } = await open()
    const client = connected(opened)
    await ask('/v1/instances/web-1/stop?project=web', { method: 'POST' })
    clock.advance(2_000)
    await client.until(() => client.closed !== undefined)
    expect(client.closed).toEqual({ code: 1000, reason: 'instance stopped' })
    expect(client.text).toContain('Powering down.')
  })
  it('is refused with a reason after the opening', async () => {
    const client = connected((await open({}, {}, 'db-1')).client)
    await client.until(() => client.closed !== undefined)
    expect(client.closed).toMatchObject({ code: 1011, reason: expect.stringContaining('stopped') as string })
  })
  it('a persona counts here too: who may not see the project finds nothing', async () => {
    const client = connected((await open({}, { 'x-persona': 'colm' })).client)
    await client.until(() => client.closed !== undefined)
    expect(client.closed).toMatchObject({
      code: 1011,
      reason: expect.stringContaining('not found') as string,
    })
  })
  it('without a caller it does not open', async () => {
    expect((await open({ persona: null })).client).toMatchObject({ statusCode: 401 })
  })
  it('a plain request is refused: it has to upgrade', async () => {
    const { ask } = await start()
    const answer = await ask('/v1/instances/web-1/serial-console/stream?project=web')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'expected connection upgrade' })
  })
  it('a dropped line says nothing', async () => {
    const { client: opened, clock } = await open({ faults: 'socket:5' })
    const client = connected(opened)
    clock.advance(5_000)
    await client.until(() => client.ended)
    expect(client.closed).toBeUndefined()
  })
  it('a reset ends it', async () => {
    const { client: opened, ask } = await open()
    const client = connected(opened)
    await ask('/_mock/reset', { method: 'POST' })
    await client.until(() => client.closed !== undefined)
    expect(client.closed).toMatchObject({ code: 1001 })
  })
})
