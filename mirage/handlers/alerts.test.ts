import { describe, expect, it } from 'vitest'
import { addAlerts } from '../scenarios/alerts'
import { asFleet } from '#tests/support/fleet'
import { anAlert, createReceiver, deliveries, receivers, resend } from '#tests/support/alerts'
import { call, items, only, setupRegion } from '#tests/support/region'

// Alert classes, subscriptions and deliveries.

const pager = `${receivers}/ops-pager`

const mock = setupRegion({}, addAlerts)

describe('alert classes', () => {
  const names = async (query = '') =>
    items(await call('GET', `/v1/alert-classes${query}`)).map(({ name }) => name)
  it('are listed by name, page by page', async () => {
    expect(await names()).toEqual([
      'probe',
      'test.disk.failed',
      'test.disk.replaced',
      'test.quota.near',
      'test.sled.unreachable',
      'test.update.finished',
    ])
    const first = await call('GET', '/v1/alert-classes?limit=4')
    expect(await names(`?page_token=${String(first.body['next_page'])}`)).toHaveLength(2)
  })
  it.each([
    ['test.*', []],
    ['test.*.failed', ['test.disk.failed']],
    ['test.disk.**', ['test.disk.failed', 'test.disk.replaced']],
    ['*', ['probe']],
    ['probe', ['probe']],
  ])('the pattern %s finds %j', async (filter, found) => {
    expect(await names(`?filter=${filter}`)).toEqual(found)
  })
  it('a text that is no pattern cannot be read', async () => {
    expect((await call('GET', '/v1/alert-classes?filter=test..x')).status).toBe(400)
  })
})

describe('subscriptions', () => {
  const at = `${receivers}/audit-sink/subscriptions`
  const held = async () => (await call('GET', `${receivers}/audit-sink`)).body['subscriptions']
  it('are added, harmlessly twice, and removed by their pattern', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await call('POST', at, { subscription: 'test.disk.**' })).toMatchObject({
        status: 201,
        body: { subscription: 'test.disk.**' },
      })
    expect(await held()).toEqual(['test.update.*', 'test.disk.**'])
    expect((await call('DELETE', `${at}/${encodeURIComponent('test.update.*')}`)).status).toBe(204)
    expect(await held()).toEqual(['test.disk.**'])
  })
  it.each([
    ['probe', 'InvalidValue', '"alert_class"'],
    ['test.nothing', 'InvalidValue', '"alert_class"'],
    ['test..x', undefined, 'unable to parse JSON body'],
  ])('to %s is refused (row 180)', async (subscription, code, message) => {
    const reply = await call('POST', at, { subscription })
    expect(reply.status).toBe(400)
    expect(reply.body['error_code']).toBe(code)
    expect(reply.body['message']).toContain(message)
  })
  it('a pattern that matches nothing yet is fine', async () => {
    expect((await call('POST', at, { subscription: 'later.*' })).status).toBe(201)
  })
})

describe('deliveries', () => {
  it('sixty to the pager, in order of time, in every state and with every kind of failure', async () => {
    const rows = await deliveries('ops-pager')
    expect(rows).toHaveLength(60)
    const times = rows.map((row) => String(row['time_started']))
    expect(times).toEqual([...times].sort())
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['pending', 'delivered', 'failed']))
    expect(new Set(rows.map(({ trigger }) => trigger))).toEqual(new Set(['alert', 'resend']))
    const attempts = rows.flatMap(
      (row) => (row['attempts'] as { webhook: { result: string; response: unknown }[] }).webhook,
    )
    expect(new Set(attempts.map(({ result }) => result)).size).toBe(4)
    for (const { result, response } of attempts)
      expect(response === null).toBe(['failed_unreachable', 'failed_timeout'].includes(result))
    const latest = await deliveries('ops-pager', '&sort_by=time_and_id_descending')
    expect(latest.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse())
    expect(await deliveries('audit-sink')).toEqual([])
  })
  it('only the states asked for; none asked for is all', async () => {
    const all = await deliveries('ops-pager')
    const failed = await deliveries('ops-pager', '&failed=true')
    const pending = await deliveries('ops-pager', '&pending=true')
    const delivered = await deliveries('ops-pager', '&delivered=true&failed=false')
    expect(failed.every(({ state }) => state === 'failed')).toBe(true)
    expect(pending).toHaveLength(2)
    expect(failed.length + pending.length + delivered.length).toBe(all.length)
    expect(await deliveries('ops-pager', '&failed=false')).toHaveLength(60)
  })
  it('the one that waits for its second attempt gets it in its time', async () => {
    mock.clock.advance(34_000)
    expect(await deliveries('ops-pager', '&pending=true')).toHaveLength(2)
    mock.clock.advance(2_000)
    expect(await deliveries('ops-pager', '&pending=true')).toHaveLength(1)
    mock.clock.advance(3_600_000)
    expect(await deliveries('ops-pager', '&pending=true')).toHaveLength(1)
  })
})

describe('sending again', () => {
  const latest = async (receiver: string) => (await deliveries(receiver)).at(-1)
  it('makes a new delivery of the same alert, which is delivered at once', async () => {
    const alert = await anAlert()
    const reply = await resend(alert, 'ops-pager')
    expect(reply.status).toBe(201)
    expect(await latest('ops-pager')).toMatchObject({
      id: reply.body['delivery_id'],
      alert_id: alert,
      state: 'pending',
      trigger: 'resend',
      attempts: { webhook: [] },
    })
    mock.clock.advance(1)
    expect(await latest('ops-pager')).toMatchObject({
      state: 'delivered',
      attempts: { webhook: [{ attempt: 1, result: 'succeeded', response: { status: 200 } }] },
    })
  })
  it.each([
    ['fault-http-', 'failed_http_error'],
    ['fault-unreachable-', 'failed_unreachable'],
    ['fault-timeout-', 'failed_timeout'],
  ])('to a host that begins with %s is tried three times, then it has failed', async (prefix, result) => {
    await createReceiver({ endpoint: `https://${prefix}x.example/in` })
    await resend(await anAlert(), 'hook')
    const seen: unknown[] = []
    for (const ms of [1, 59_998, 2, 299_997, 2]) {
      mock.clock.advance(ms)
      const row = await latest('hook')
      const attempts = row?.['attempts'] as { webhook: unknown[] } | undefined
      seen.push([row?.['state'], attempts?.webhook.length])
    }
    expect(seen).toEqual([
      ['pending', 1],
      ['pending', 1],
      ['pending', 2],
      ['pending', 2],
      ['failed', 3],
    ])
    expect(await latest('hook')).toMatchObject({
      attempts: {
        webhook: [1, 2, 3].map((attempt) => ({
          attempt,
          result,
          response: result === 'failed_http_error' ? { status: 500 } : null,
        })),
      },
    })
  })
  it('an endpoint that was mended meanwhile gets it', async () => {
    await createReceiver({ endpoint: 'https://fault-http-x.example/in' })
    await resend(await anAlert(), 'hook')
    mock.clock.advance(1)
    await call('PUT', '/v1/webhook-receivers/hook', { endpoint: 'https://hooks.example/in' })
    mock.clock.advance(60_000)
    expect(await latest('hook')).toMatchObject({ state: 'delivered' })
  })
  it('nothing more happens once the receiver is gone', async () => {
    await createReceiver({ endpoint: 'https://fault-http-x.example/in' })
    await resend(await anAlert(), 'hook')
    await call('DELETE', `${receivers}/hook`)
    mock.clock.advance(600_000)
    expect(mock.region.world.deliveries.all().length).toBe(60)
  })
  it('is refused to who did not subscribe (row 181), and for an alert that is not there', async () => {
    await createReceiver({ subscriptions: [] })
    const reply = await resend(await anAlert(), 'hook')
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain('not subscribed')
    expect((await resend('11111111-1111-4111-8111-111111111111', 'ops-pager')).status).toBe(404)
    expect((await resend(await anAlert(), 'lost')).status).toBe(404)
  })
})

describe('a probe', () => {
  it('is delivered there and then, and not listed', async () => {
    expect(await call('POST', `${pager}/probe`)).toMatchObject({
      status: 200,
      body: {
        probe: { alert_class: 'probe', trigger: 'probe', state: 'delivered', attempts: { webhook: [{}] } },
        resends_started: null,
      },
    })
    expect(await deliveries('ops-pager')).toHaveLength(60)
  })
  it('that fails is an answer all the same', async () => {
    expect(await call('POST', `${receivers}/audit-sink/probe?resend=true`)).toMatchObject({
      status: 200,
      body: {
        probe: { state: 'failed', attempts: { webhook: [{ result: 'failed_http_error' }] } },
        resends_started: null,
      },
    })
  })
  it('sends what never arrived once more, when asked to', async () => {
    const rows = await deliveries('ops-pager')
    const arrived = new Set(rows.filter(({ state }) => state !== 'failed').map((row) => row['alert_id']))
    const lost = new Set(rows.map((row) => row['alert_id']).filter((alert) => !arrived.has(alert)))
    expect(lost.size).toBeGreaterThan(0)
    const reply = await call('POST', `${pager}/probe?resend=true`)
    expect(reply.body['resends_started']).toBe(lost.size)
    mock.clock.advance(1)
    expect((await call('POST', `${pager}/probe?resend=true`)).body['resends_started']).toBe(0)
  })
})

describe('roles', () => {
  const writes = async (alert: string, secret: string) => [
    await call('DELETE', pager),
    await call('PUT', '/v1/webhook-receivers/ops-pager', { description: 'x' }),
    await call('POST', `${pager}/subscriptions`, { subscription: 'test.**' }),
    await call('DELETE', `${pager}/subscriptions/test.x`),
    await call('POST', '/v1/webhook-secrets?receiver=ops-pager', { secret: 'x' }),
    await call('DELETE', `/v1/webhook-secrets/${secret}`),
    await resend(alert, 'ops-pager'),
  ]
  const aSecret = () => only(mock.region.world.secretValues.all()).id
  it('a viewer looks and probes', async () => {
    const alert = await anAlert()
    asFleet(mock.region, 'viewer')
    for (const path of ['/v1/alert-classes', receivers, pager, `${pager}/deliveries`])
      expect((await call('GET', path)).status).toBe(200)
    expect((await call('GET', '/v1/webhook-secrets?receiver=ops-pager')).status).toBe(200)
    expect((await call('POST', `${pager}/probe`)).status).toBe(200)
    for (const reply of await writes(alert, aSecret())) expect(reply.status).toBe(403)
    expect((await createReceiver()).status).toBe(403)
  })
  it('a collaborator makes receivers, and no more', async () => {
    const alert = await anAlert()
    asFleet(mock.region, 'collaborator')
    expect((await createReceiver()).status).toBe(201)
    for (const reply of await writes(alert, aSecret())) expect(reply.status).toBe(403)
  })
  it('a caller without a role in the fleet does not learn what exists', async () => {
    const alert = await anAlert()
    asFleet(mock.region)
    for (const path of ['/v1/alert-classes', receivers]) expect((await call('GET', path)).status).toBe(403)
    for (const path of [pager, `${pager}/deliveries`, '/v1/webhook-secrets?receiver=ops-pager'])
      expect((await call('GET', path)).status).toBe(404)
    expect((await call('POST', `${pager}/probe`)).status).toBe(404)
    for (const reply of await writes(alert, aSecret())) expect(reply.status).toBe(404)
    expect((await createReceiver()).status).toBe(403)
  })
})
