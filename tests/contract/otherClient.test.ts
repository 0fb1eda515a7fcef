import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttpMock, type HttpMock } from '#mirage/node/httpServer'
import { readSwitches, type Switches } from '#mirage/switches'
import { NEWEST } from '#store/api/versions/generated/shipped'

// A client that shares no code with the console lives a project's life on the region that `npm run mock` serves: it writes
// the requests of one version of the API by hand, and sends that version in each of them. One of the regions is that of
// the command itself, which takes ten times as long to start as its server in this process.

const GIB = 2 ** 30
const root = fileURLToPath(new URL('../../', import.meta.url))

interface Reply {
  status: number
  body: Record<string, unknown>
}

/** A port that no other process listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const switchesOf = (api: string) => ({ api, scenario: 'small', latency: '0', speed: '1000' })

/** Starts the server of the command, with the switches that it would read. */
async function startServer(switches: Switches): Promise<Pick<HttpMock, 'origin' | 'close'>> {
  const { options, errors } = readSwitches(switches)
  expect(errors).toEqual({})
  return startHttpMock({ port: 0, now: Date.now, ...options })
}

/** Starts the command, and waits for the address that it prints. */
const startCommand = (switches: Switches, port: number) =>
  new Promise<Pick<HttpMock, 'origin' | 'close'>>((resolve, reject) => {
    const flags = Object.entries(switches).flatMap(([name, value]) => [`--${name}`, value])
    const args = ['tools/mock.mjs', '--port', String(port), ...flags]
    const process = spawn(globalThis.process.execPath, args, { cwd: root })
    const close = () => {
      process.removeAllListeners('exit')
      process.kill()
      return Promise.resolve()
    }
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const origin = /The mock region is at (\S+)/.exec(output)?.[1]
      if (origin !== undefined) resolve({ origin, close })
    }
    process.stdout.on('data', read)
    process.stderr.on('data', read)
    process.once('exit', () => reject(new Error(`The mock region has ended: ${output}`)))
  })

const clientOf =
  (origin: string, version: string | undefined) =>
  (method: string, path: string, body?: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sent = request(
        origin + path,
        {
          method,
          headers: {
            ...(version === undefined ? {} : { 'api-version': version }),
            ...(body && { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => {
            text += part
          })
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text || '{}') as Reply['body'] }),
          )
        },
      )
      sent.once('error', reject)
      sent.end(body && JSON.stringify(body))
    })

/** The requests of a version, where versions differ. */
interface Client {
  /** The newest version of the region, and the header of the client. */
  region: string
  header?: string
  /** Whether the region is that of the command: a newer one than the client, which has to read more than its own version. */
  isCommand?: boolean
  disk: object
  address: object
  ephemeral: object
  interfaces: object
  update: object
  /** The address of an interface in its record. */
  addressOf(nic: Record<string, unknown>): unknown
}

const blank = { type: 'blank', block_size: 512 }
const fromPool = { type: 'explicit', pool: 'dock-public' }

const newer: Omit<Client, 'region' | 'update'> = {
  disk: { disk_backend: { type: 'distributed', disk_source: blank } },
  address: { address_allocator: { type: 'auto', pool_selector: fromPool } },
  ephemeral: { pool_selector: fromPool },
  interfaces: { type: 'default_ipv4' },
  addressOf: ({ ip_stack: stack }) => (stack as { value: { ip: string } }).value.ip,
}

const clients: readonly Client[] = [
  {
    region: '20250730',
    disk: { disk_source: blank },
    address: { pool: 'dock-public' },
    ephemeral: { pool: 'dock-public' },
    interfaces: { type: 'default' },
    update: {},
    addressOf: ({ ip }) => ip,
  },
  { ...newer, region: '2026021301', header: '2026021301.0.0', update: { cpu_platform: null } },
  {
    ...newer,
    region: NEWEST,
    header: '2026032500.0.0',
    isCommand: true,
    update: { cpu_platform: null },
  },
  {
    ...newer,
    region: NEWEST,
    header: `${NEWEST}.0.0`,
    update: { cpu_platform: null, enable_jumbo_frames: false },
  },
]

describe.each(clients)('a client of $header at a region of $region', (client) => {
  let mock: Pick<HttpMock, 'origin' | 'close'>
  beforeAll(async () => {
    const switches = switchesOf(client.region)
    mock = client.isCommand ? await startCommand(switches, await freePort()) : await startServer(switches)
  }, 60_000)
  afterAll(() => mock.close())

  it('lives from the creation of a project to its deletion', async () => {
    const call = clientOf(mock.origin, client.header)
    const of = 'project=harbour'
    /** Sends a request that must succeed. */
    async function done(method: string, path: string, body?: object) {
      const reply = await call(method, path, body)
      expect({ path, ...reply, isDone: reply.status < 300 }).toMatchObject({ isDone: true })
      return reply.body
    }
    const state = async () => (await done('GET', `/v1/instances/crane?${of}`))['run_state']

    await done('POST', '/v1/projects', { name: 'harbour', description: '' })
    await done('POST', `/v1/disks?${of}`, { name: 'data', description: '', size: GIB, ...client.disk })
    await done('POST', `/v1/floating-ips?${of}`, { name: 'quay', description: '', ...client.address })
    await done('POST', `/v1/instances?${of}`, {
      name: 'crane',
      description: '',
      hostname: 'crane',
      ncpus: 1,
      memory: GIB,
      disks: [{ type: 'attach', name: 'data' }],
      external_ips: [{ type: 'ephemeral', ...client.ephemeral }],
      network_interfaces: client.interfaces,
    })
    await expect.poll(state).toBe('running')
    const nics = await done('GET', `/v1/network-interfaces?instance=crane&${of}`)
    const [nic] = nics['items'] as [Record<string, unknown>]
    expect(client.addressOf(nic)).toMatch(/^172\./)
    await done('POST', `/v1/floating-ips/quay/attach?${of}`, { kind: 'instance', parent: 'crane' })
    await done('POST', `/v1/instances/crane/stop?${of}`)
    await expect.poll(state).toBe('stopped')
    const resized = await done('PUT', `/v1/instances/crane?${of}`, {
      ncpus: 2,
      memory: 2 * GIB,
      boot_disk: null,
      auto_restart_policy: null,
      ...client.update,
    })
    expect(resized).toMatchObject({ ncpus: 2, memory: 2 * GIB })
    await done('POST', `/v1/floating-ips/quay/detach?${of}`)
    await done('DELETE', `/v1/floating-ips/quay?${of}`)
    await done('DELETE', `/v1/instances/crane?${of}`)
    await done('DELETE', `/v1/disks/data?${of}`)
    await done('DELETE', `/v1/vpc-subnets/default?vpc=default&${of}`)
    await done('DELETE', `/v1/vpcs/default?${of}`)
    await done('DELETE', `/v1/projects/harbour`)
    expect((await call('GET', '/v1/projects/harbour')).status).toBe(404)
  })
})
