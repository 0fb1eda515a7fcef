import { createServer, type ViteDevServer } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { startHttpMock, type HttpMock } from '#mirage/node/httpServer'
import { openWebSocket, WebSocketClient } from '#tests/support/webSocketClient'
import { liveProxy } from './liveProxy.mjs'
import { originFor } from './release/bin/paths.mjs'

// The console's own pages reach the mock through the proxy, although the mock refuses pages of other origins.

let mock: HttpMock | undefined
let site: ViteDevServer | undefined
afterEach(async () => {
  await site?.close()
  await mock?.close()
})

/** A server for development in front of a mock region. @returns its origin */
async function start() {
  mock = await startHttpMock({
    port: 0,
    now: () => Date.parse('2026-01-15T09:00:00Z'),
    scenario: 'small',
    latencyMs: [0, 0],
  })
  site = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, proxy: liveProxy(mock.origin, { isInsecure: false }) },
  })
  await site.listen()
  return new URL(site.resolvedUrls?.local[0] ?? '').origin
}

test('a page of the console writes, and opens a serial console; a page of another origin does neither', async () => {
  const own = await start()
  const create = (name: string, origin: string) =>
    fetch(`${own}/v1/projects`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name, description: '' }),
    })
  expect((await create('ours', own)).status).toBe(201)
  expect((await create('theirs', 'http://localhost:9999')).status).toBe(403)

  const url = `${own}/v1/instances/web-1/serial-console/stream?project=web`
  const client = await openWebSocket(url, { origin: own })
  expect(client).toBeInstanceOf(WebSocketClient)
  if (client instanceof WebSocketClient) client.close(1000)
  const other = await openWebSocket(url, { origin: 'http://localhost:9999' })
  expect(other).not.toBeInstanceOf(WebSocketClient)
})

test('a request without an origin gets none', () => {
  expect(originFor({ host: 'localhost:4000' }, 'https://region.example')).toBeUndefined()
  expect(originFor({ host: 'localhost:4000', origin: 'null' }, 'https://region.example')).toBe('null')
})
