import { afterEach, describe, expect, it } from 'vitest'
import { connect, type Carrier } from '../../mirage/serial/stream'
import type { MockOptions } from '../../mirage/start'
import type { InstanceState } from '../../src/store/api/generated/types'
import { call, ORIGIN, startRegion } from './support'

// The serial console, by what it sends: over the core that every transport shares, and over the page's WebSocket.

let stop: () => void = () => {}
afterEach(() => stop())

function start(options: Partial<MockOptions> = {}) {
  const mock = startRegion(options)
  stop = mock.stop
  const { instances } = mock.region.world
  const named = (name: string) => {
    const row = [...instances.values()].find((each) => each.name === name)
    if (!row) throw new Error(`the scenario has no ${name}`)
    return row
  }
  return {
    ...mock,
    named,
    put(name: string, runState: InstanceState, agoMs = 0) {
      const timeRunStateUpdated = new Date(mock.clock.now() - agoMs).toISOString()
      const row = { ...named(name), runState, timeRunStateUpdated }
      instances.set(row.id, row)
      return row
    },
  }
}

const streamOf = (instance: string, query: string) =>
  new URL(`${ORIGIN}/v1/instances/${instance}/serial-console/stream?${query}`)

/** A viewer that keeps what it saw. */
function view({ region }: ReturnType<typeof start>, instance = 'web-1', query = 'project=web') {
  const decoder = new TextDecoder()
  const seen = { text: '', frames: [] as number[], opened: false, closed: undefined as unknown }
  const carrier: Carrier = {
    opened: () => void (seen.opened = true),
    send(bytes) {
      seen.frames.push(bytes.length)
      seen.text += decoder.decode(bytes, { stream: true })
    },
    close: (code, reason) => void (seen.closed = [code, reason]),
    drop: () => void (seen.closed = 'dropped'),
  }
  const { input, detach } = connect(
    region,
    { url: streamOf(instance, query), headers: new Headers() },
    carrier,
  )
  const type = (text: string) => input(new TextEncoder().encode(text))
  return { seen, type, input, detach }
}

describe('what a machine has printed', () => {
  it('is made of the instance: its CPUs, memory, disks, interfaces, host name', () => {
    const mock = start()
    mock.put('db-1', 'running', 3_600_000)
    const { text } = view(mock, 'db-1').seen
    expect(text).toContain('smp: Brought up 1 node, 4 CPUs')
    expect(text).toContain(`/${16 * 1024 * 1024}K available`)
    expect(text).toContain('nvme0n1: 5242880 4096-byte logical blocks (20 GiB)')
    expect(text).toContain('MAC 02:5a:00:00:00:07')
    expect(text).toContain('172.30.0.7/22')
    expect(text.endsWith('db-1 login: ')).toBe(true)
  })
  it('is sent in pieces, the last so many bytes of it when that is asked for', () => {
    const mock = start()
    const whole = view(mock).seen
    expect(whole.frames.length).toBeGreaterThan(3)
    const part = view(mock, 'web-1', 'project=web&most_recent=300').seen
    expect(part.frames).toEqual([300])
    expect(whole.text.endsWith(part.text.replace(/^\uFFFD+/, ''))).toBe(true)
  })
  it('comes while it is printed, and no slower for a second viewer', () => {
    const mock = start()
    mock.put('web-1', 'running')
    const first = view(mock)
    expect(first.seen.text).not.toContain('Starting from disk0')
    mock.clock.advance(1_500)
    expect(first.seen.text).toContain('Starting from disk0')
    expect(first.seen.text).not.toContain('login:')
    const second = view(mock)
    expect(second.seen.text).toBe(first.seen.text)
    mock.clock.advance(20_000)
    expect(first.seen.text.endsWith('web-1 login: ')).toBe(true)
    expect(second.seen.text).toBe(first.seen.text)
  })
  it('is the same for the same seed, whoever looks when; another seed paces it otherwise', () => {
    const read = (seed: number) => {
      const mock = start({ seed })
      mock.put('web-1', 'running')
      const { seen } = view(mock)
      mock.clock.advance(4_000)
      mock.stop()
      return seen.frames.join(' ')
    }
    expect(read(1)).toBe(read(1))
    expect(read(1)).not.toBe(read(2))
  })
  it('tells that there is nothing to start from when no disk is attached', () => {
    const mock = start({ scenario: 'company' })
    const { id } = mock.put('never-booted', 'running', 60_000)
    const { text } = view(mock, id, '').seen
    expect(text).toContain('There is no disk to start from.')
    expect(text).not.toContain('login:')
  })
})

describe('at the prompt', () => {
  it('a name is echoed, a password is not, a wrong one is refused after two seconds', () => {
    const mock = start()
    const { seen, type } = view(mock)
    seen.text = ''
    type('rooot\u007f\u007ft\r')
    expect(seen.text).toBe('rooot\b \b\b \bt\r\nPassword: ')
    seen.text = ''
    type('secret\r')
    expect(seen.text).toBe('\r\n')
    mock.clock.advance(1_999)
    expect(seen.text).toBe('\r\n')
    mock.clock.advance(1)
    expect(seen.text).toBe('\r\n\r\nLogin incorrect\r\nweb-1 login: ')
  })
  it('the demo account gets a shell that knows the machine', () => {
    const mock = start()
    const { seen, type } = view(mock)
    type('demo\rx\r')
    for (const [line, answer] of [
      ['nproc', '2'],
      ['hostname', 'web-1'],
      ['whoami', 'demo'],
      ['uname -a', 'Linux web-1'],
      ['df', '/dev/nvme0n1p2'],
      ['dmesg', 'Command line: root='],
      ['echo ünder', 'ünder'],
      ['frobnicate', 'there is no such command'],
    ] as const) {
      seen.text = ''
      type(`${line}\r`)
      expect(seen.text).toContain(answer)
      expect(seen.text.endsWith('demo@web-1:~$ ')).toBe(true)
    }
    seen.text = ''
    type('exit\r')
    expect(seen.text).toContain('logout')
    expect(seen.text.endsWith('web-1 login: ')).toBe(true)
  })
  it('arrow keys and the marks of a paste are swallowed; Ctrl-U and Ctrl-C erase', () => {
    const mock = start()
    const { seen, type } = view(mock)
    type('demo\rx\r')
    seen.text = ''
    type('\u001b[A\u001b[200~ab\u001b[201~\u0015echo b\r')
    expect(seen.text).toContain('ab\b \b\b \becho b\r\nb\r\n')
    seen.text = ''
    type('abc\u0003')
    expect(seen.text).toBe('abc^C\r\ndemo@web-1:~$ ')
  })
  it('a letter that arrives in two frames is one letter; a text frame is not heard', () => {
    const mock = start()
    const { seen, type, input } = view(mock)
    type('demo\rx\r')
    seen.text = ''
    const [first, second] = new TextEncoder().encode('é')
    input(Uint8Array.of(first ?? 0))
    expect(seen.text).toBe('')
    input(Uint8Array.of(second ?? 0))
    input('typed as text\r')
    expect(seen.text).toBe('é')
  })
  it('two viewers type into the same machine', () => {
    const mock = start()
    const [one, other] = [view(mock), view(mock)]
    one.type('de')
    other.type('mo\r')
    expect(one.seen.text.endsWith('demo\r\nPassword: ')).toBe(true)
    expect(other.seen.text).toBe(one.seen.text)
    other.detach()
    one.type('x\r')
    expect(one.seen.text.endsWith('$ ')).toBe(true)
    expect(other.seen.text.endsWith('Password: ')).toBe(true)
  })
})

describe('its end', () => {
  it('a stop is told by the machine, and closes with 1000', async () => {
    const mock = start()
    const { seen } = view(mock)
    await call('POST', '/v1/instances/web-1/stop?project=web')
    mock.clock.advance(1_900)
    expect(seen.text).toContain('Stopped Secure Shell server')
    expect(seen.text).toContain('Powering down.')
    expect(seen.closed).toBeUndefined()
    mock.clock.advance(100)
    expect(seen.closed).toEqual([1000, 'instance stopped'])
  })
  it('after a stop and a start, history begins anew', async () => {
    const mock = start()
    view(mock).type('demo\r')
    await call('POST', '/v1/instances/web-1/stop?project=web')
    mock.clock.advance(2_000)
    await call('POST', '/v1/instances/web-1/start?project=web')
    mock.clock.advance(60_000)
    const { text } = view(mock).seen
    expect(text.match(/Breakwater firmware/g)).toHaveLength(1)
    expect(text.endsWith('web-1 login: ')).toBe(true)
  })
  it('a reboot stays open, from outside and from within', async () => {
    const mock = start()
    const { seen, type } = view(mock)
    await call('POST', '/v1/instances/web-1/reboot?project=web')
    mock.clock.advance(30_000)
    expect(seen.text.match(/Breakwater firmware/g)).toHaveLength(2)
    type('demo\rx\rreboot\r')
    mock.clock.advance(30_000)
    expect(seen.text.match(/Breakwater firmware/g)).toHaveLength(3)
    expect(seen.text.match(/Rebooting\./g)).toHaveLength(2)
    expect(seen.closed).toBeUndefined()
    expect(mock.named('web-1').runState).toBe('running')
  })
  it('switching off from within stops the instance', () => {
    const mock = start()
    const { seen, type } = view(mock)
    type('demo\rx\rpoweroff\r')
    mock.clock.advance(5_000)
    expect(mock.named('web-1').runState).toBe('stopped')
    expect(seen.closed).toEqual([1000, 'instance stopped'])
  })
  it('a failure closes with 1011', () => {
    const mock = start()
    const { seen } = view(mock)
    for (const hear of mock.region.moved) hear(mock.named('web-1').id, 'failed')
    expect(seen.closed).toEqual([1011, 'instance failed'])
  })
  it('a line is dropped after as long as the recipe says', () => {
    const mock = start({ faults: 'socket:5' })
    const { seen } = view(mock)
    mock.clock.advance(4_999)
    expect(seen.closed).toBeUndefined()
    mock.clock.advance(1)
    expect(seen.closed).toBe('dropped')
  })
})

describe('refusals come after the opening, as 1011 with a reason', () => {
  it.each([
    ['a stopped instance', 'marit', 'db-1', 'project=web', 'instance is stopped'],
    ['an unknown one', 'marit', 'nobody', 'project=web', 'not found: instance with name "nobody"'],
    ['no project beside a name', 'marit', 'web-1', '', 'instance should either be an ID or project'],
    ['somebody without a role', 'colm', 'web-1', 'project=web', 'not found: project with name "web"'],
  ])('%s', (_, persona, instance, query, reason) => {
    const { seen } = view(start({ persona }), instance, query)
    expect(seen).toMatchObject({ opened: true, text: '' })
    expect(seen.closed).toEqual([1011, expect.stringContaining(reason)])
    expect(new TextEncoder().encode((seen.closed as string[])[1]).length).toBeLessThanOrEqual(123)
  })
  it('a viewer of the project', () => {
    const mock = start({ scenario: 'company', persona: 'yuki' })
    expect(view(mock, 'berth-api-1', 'project=berth-planner').seen.closed).toEqual([1011, 'Forbidden'])
  })
  it.each([
    ['nobody is signed in', null, 'project=web', 401],
    ['the query cannot be read', 'marit', 'project=web&most_recent=lots', 400],
  ])('but when %s there is no opening at all', (_, persona, query, status) => {
    expect(() => view(start({ persona }), 'web-1', query)).toThrow(expect.objectContaining({ status }))
  })
})

describe('asking again and again instead', () => {
  const poll = (query: string) => call('GET', `/v1/instances/web-1/serial-console?project=web&${query}`)
  const text = (reply: Awaited<ReturnType<typeof poll>>) =>
    new TextDecoder().decode(Uint8Array.from(reply.body['data'] as number[]))

  it('goes on where the last answer ended', async () => {
    start()
    const first = await poll('from_start=0')
    expect(first.body['data']).toHaveLength(first.body['last_byte_offset'] as number)
    const all: string[] = [text(first)]
    for (let reply = first; (reply.body['data'] as number[]).length > 0;) {
      reply = await poll(`from_start=${String(reply.body['last_byte_offset'])}&max_bytes=4000`)
      all.push(text(reply))
    }
    expect(all.join('')).toContain('Breakwater firmware')
    expect(all.join('').endsWith('web-1 login: ')).toBe(true)
  })
  it('or takes the last bytes', async () => {
    start()
    expect(text(await poll('most_recent=13'))).toBe('web-1 login: ')
  })
  it('or tells all, of an id and nothing else', async () => {
    const { region } = start()
    const instance = [...region.world.instances.values()].find(({ name }) => name === 'web-1')
    const bare = await call('GET', `/v1/instances/${instance?.id ?? ''}/serial-console`)
    expect(text(bare)).toBe(text(await poll('from_start=0')))
  })
  it.each(['', 'from_start=0&most_recent=10'])('exactly one of the two is needed: "%s"', async (query) => {
    start()
    const reply = await poll(query)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain('exactly one')
  })
  it('is open to a viewer, who may not have the stream', async () => {
    start({ scenario: 'company', persona: 'yuki' })
    const at = '/v1/instances/berth-api-1/serial-console?project=berth-planner&most_recent=1'
    expect((await call('GET', at)).status).toBe(200)
  })
})

describe("the page's WebSocket", () => {
  const path = '/v1/instances/web-1/serial-console/stream?project=web'
  const open = (address = `ws://region.test${path}`) => {
    const socket = new WebSocket(address)
    socket.binaryType = 'arraybuffer'
    const ended = new Promise<CloseEvent>((resolve) => {
      socket.addEventListener('close', (event) => resolve(event))
    })
    return { socket, ended }
  }

  it('opens, receives bytes, sends bytes, closes', async () => {
    start()
    const { socket, ended } = open()
    expect(() => socket.send('early')).toThrow('CONNECTING')
    let text = ''
    const decoder = new TextDecoder()
    const password = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
        text += decoder.decode(data, { stream: true })
        if (text.endsWith('Password: ')) resolve()
      })
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    socket.send(new TextEncoder().encode('root\r'))
    await password
    socket.close(1000, 'done')
    expect(await ended).toMatchObject({ code: 1000, reason: 'done', wasClean: true })
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  })
  it('gives Blobs unless told otherwise, and keeps the order of Blobs sent', async () => {
    start()
    const { socket } = open()
    socket.binaryType = 'blob'
    let last: unknown
    const name = new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
        last = data
        void data.text().then((text) => text === 'c' && resolve())
      })
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    for (const letter of 'abc') socket.send(new Blob([letter]))
    await name
    expect(last).toBeInstanceOf(Blob)
  })
  it('fails without a reason when nobody is signed in', async () => {
    start({ persona: null })
    const { socket, ended } = open()
    const failed = new Promise((resolve) => socket.addEventListener('error', resolve))
    await failed
    expect(await ended).toMatchObject({ code: 1006, wasClean: false })
  })
  it('is used for the streams of this origin only, and given back', () => {
    const before = globalThis.WebSocket as unknown
    class Native {
      constructor(readonly url: string) {}
    }
    globalThis.WebSocket = Native as unknown as typeof WebSocket
    try {
      start()
      expect(new WebSocket(`ws://elsewhere.test${path}`)).toBeInstanceOf(Native)
      expect(new WebSocket('ws://region.test/other')).toBeInstanceOf(Native)
      expect(new WebSocket(`ws://region.test${path}`)).not.toBeInstanceOf(Native)
      stop()
      expect(globalThis.WebSocket).toBe(Native)
    } finally {
      if (before === undefined) delete (globalThis as { WebSocket?: unknown }).WebSocket
      else globalThis.WebSocket = before as typeof WebSocket
    }
  })
})
