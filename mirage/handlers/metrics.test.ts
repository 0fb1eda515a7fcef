import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/durations'
import { usedBy } from '../rules/quota'
import { call, items, setupRegion, type Reply } from '#tests/support/region'

const mock = setupRegion()

const now = () => mock.clock.now()

describe('capacity', () => {
  const EPOCH = new Date(0).toISOString()
  const metric = (name: string, query: Record<string, string | number>, path = '/v1/metrics') =>
    call(
      'GET',
      `${path}/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    )
  const levels = (reply: Reply) =>
    items(reply).map((measurement) => (measurement['datum'] as { datum: number }).datum)
  const soon = () => new Date(now() + 1).toISOString()
  const lately = (query: object = {}) => ({
    start_time: EPOCH,
    end_time: soon(),
    order: 'descending',
    limit: 1,
    ...query,
  })

  it.each([
    ['cpus_provisioned', 'cpus'],
    ['ram_provisioned', 'memory'],
    ['virtual_disk_space_provisioned', 'storage'],
  ] as const)('%s ends at what is provisioned now, for silos, projects and the fleet', async (name, what) => {
    mock.restart({ scenario: 'company' })
    const { world } = mock.region
    const [ops, research] = world.silos.all()
    if (!ops || !research) throw new Error('the company has two silos')
    const used = (id: string) => usedBy(mock.region, id)[what]
    const last = async (query: object, path?: string) =>
      levels(await metric(name, lately(query), path))[0] ?? 0
    expect(await last({})).toBe(used(ops.id))
    const system = '/v1/system/metrics'
    expect(await last({ silo: 'tidewater-research' }, system)).toBe(used(research.id))
    expect(await last({}, system)).toBe(
      world.silos
        .all()
        .map(({ id }) => id)
        .reduce((sum, id) => sum + used(id), 0),
    )
    let sum = 0
    for (const { id, siloId } of world.projects.all())
      if (siloId === ops.id) sum += await last({ project: id })
    expect(sum).toBe(used(ops.id))
  })
  it('the last hour was a straight line in the company', async () => {
    mock.restart({ scenario: 'company' })
    const start = new Date(now() - HOUR_MS).toISOString()
    for (const name of ['cpus_provisioned', 'ram_provisioned', 'virtual_disk_space_provisioned']) {
      const all = levels(await metric(name, { start_time: start, end_time: soon() }))
      const before = levels(await metric(name, lately({ end_time: start })))[0] ?? 0
      expect(new Set(all).size).toBeGreaterThan(3)
      expect(Math.max(...all)).toBeGreaterThan(before)
      // The last build machine is gone.
      expect(all.at(-1)).toBe(before)
    }
  })
  it('steps when something changes, and what was stays', async () => {
    const before = await metric('cpus_provisioned', lately({ order: 'ascending', limit: 10_000 }))
    await call('POST', '/v1/instances/web-1/stop?project=web')
    mock.clock.advance(60_000)
    const after = levels(await metric('cpus_provisioned', lately({ order: 'ascending', limit: 10_000 })))
    const had = levels(before)
    expect(after.slice(0, had.length)).toEqual(had)
    expect(after.at(-1)).toBe((had.at(-1) ?? 0) - 2)
  })
  it('the start is part of the range, the end is not, and both orders agree', async () => {
    const range = {
      start_time: new Date(now() - 5 * HOUR_MS).toISOString(),
      end_time: new Date(now()).toISOString(),
    }
    const up = items(await metric('ram_provisioned', range)).map((measurement) =>
      String(measurement['timestamp']),
    )
    expect(up[0]).toBe(range.start_time)
    expect(up).not.toContain(range.end_time)
    const down = items(await metric('ram_provisioned', { ...range, order: 'descending' }))
    expect(down.map((measurement) => measurement['timestamp'])).toEqual([...up].reverse())
    const [left] = items(await metric('ram_provisioned', lately({ end_time: range.start_time })))
    expect(String(left?.['timestamp']) < range.start_time).toBe(true)
  })
  it('a second page repeats nothing and needs no times', async () => {
    const range = { start_time: new Date(now() - 9 * HOUR_MS).toISOString(), end_time: soon() }
    const all = items(await metric('cpus_provisioned', range))
    const first = await metric('cpus_provisioned', { ...range, limit: 4 })
    const second = await metric('cpus_provisioned', {
      page_token: String(first.body['next_page']),
      limit: 100,
    })
    expect([...items(first), ...items(second)]).toEqual(all)
  })
  it('an end before the start is an empty page', async () => {
    const reply = await metric('cpus_provisioned', { start_time: soon(), end_time: EPOCH })
    expect(reply).toMatchObject({ status: 200, body: { items: [] } })
  })
  it('an unknown metric cannot be asked for', async () => {
    const reply = await metric('gpu_provisioned', { start_time: EPOCH, end_time: soon() })
    expect(reply.status).toBe(400)
    expect(reply.body['message']).toContain('bad parameter in URL path')
    expect(reply.body['message']).toContain('unknown variant')
  })
  it.each(['start_time', 'end_time'])('%s is needed', async (missing) => {
    const { [missing]: _, ...query } = { start_time: EPOCH, end_time: soon() } as Record<string, string>
    expect(await metric('cpus_provisioned', query)).toMatchObject({
      status: 400,
      body: { message: `unable to parse query string: missing field \`${missing}\`` },
    })
  })
})
