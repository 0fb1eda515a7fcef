import { describe, expect, it } from 'vitest'
import { moveInstance } from '#mirage/rules/instances'
import { call, rowNamed } from '#tests/support/region'
import { setupSerial, view } from '#tests/support/serial'

// The stream of a serial console, and polling instead of it.

const { start } = setupSerial()

describe('its end', () => {
  it('a stop appears in the output, and closes with 1000', async () => {
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
  it('the last line was missing after a stop when timers were late', async () => {
    const mock = start()
    const { seen } = view(mock)
    await call('POST', '/v1/instances/web-1/stop?project=web')
    expect(seen.text).not.toContain('Powering down.')
    moveInstance(mock.region, mock.named('web-1').id, 'stopped')
    expect(seen.text.match(/Stopped Secure Shell server/g)).toHaveLength(1)
    expect(seen.text).toMatch(/Powering down\.\r\n$/)
    expect(seen.closed).toEqual([1000, 'instance stopped'])
  })
  it('after a stop and a start, history starts again', async () => {
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
    for (const hear of mock.region.stateListeners) hear(mock.named('web-1').id, 'failed')
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

describe('errors come after the opening, as 1011 with a reason', () => {
  it.each([
    ['a stopped instance', 'marit', 'db-1', 'project=web', 'instance is stopped'],
    ['an unknown one', 'marit', 'missing', 'project=web', 'not found: instance with name "missing"'],
    ['no project beside a name', 'marit', 'web-1', '', 'instance should either be an ID or project'],
    ['a user without a role', 'colm', 'web-1', 'project=web', 'not found: project with name "web"'],
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
    ['no user is signed in', null, 'project=web', 401],
    ['the query cannot be read', 'marit', 'project=web&most_recent=lots', 400],
  ])('but when %s there is no opening at all', (_, persona, query, status) => {
    expect(() => view(start({ persona }), 'web-1', query)).toThrow(expect.objectContaining({ status }))
  })
})

describe('polling instead of the stream', () => {
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
  it('or returns all, for an id without any query', async () => {
    const { region } = start()
    const { id } = rowNamed(region.world.instances, 'web-1')
    const bare = await call('GET', `/v1/instances/${id}/serial-console`)
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
