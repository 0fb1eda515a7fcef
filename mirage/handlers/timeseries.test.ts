import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/durations'
import { call, items, rowNamed, setupRegion, type Reply } from '#tests/support/region'

// Queries over time series.

const mock = setupRegion()

const WINDOW_S = 60
const idOfInstance = (name: string) => rowNamed(mock.region.world.instances, name).id
/** A time as the console writes it. */
const at = (ms: number) => `@${new Date(ms).toISOString().slice(0, 19)}.000`
const now = () => mock.clock.now()

interface Asked {
  series?: string
  filter?: string
  from?: number
  to?: number
  windowS?: number
  group?: string
}

const textOf = ({ series, filter, from, to, windowS, group }: Required<Asked>) =>
  [
    `get ${series}`,
    `filter timestamp >= ${at(from - 2 * windowS * 1000)} && timestamp < ${at(to)} && ${filter}`,
    `align mean_within(${windowS}s)`,
    ...(group ? [`group_by ${group}`] : []),
  ].join(' | ')

const ask = (query: string, project = 'web') =>
  call('POST', `/v1/timeseries/query?project=${project}`, { query })

const cpu = (name: string, more: Asked & { state?: string } = {}) =>
  ask(
    textOf({
      series: 'virtual_machine:vcpu_usage',
      filter: `instance_id == "${idOfInstance(name)}" && state == "${more.state ?? 'run'}"`,
      from: now() - HOUR_MS,
      to: now(),
      windowS: WINDOW_S,
      group: '[vcpu_id], sum',
      ...more,
    }),
  )

interface Timeseries {
  fields: Record<string, { type: string; value: unknown }>
  points: {
    start_times: string[] | null
    timestamps: string[]
    values: { metric_type: string; values: { type: string; values: (number | null)[] } }[]
  }
}
const seriesOf = ({ body }: Reply): Timeseries[] => {
  const [table] = body['tables'] as { timeseries: Record<string, Timeseries> }[]
  return Object.values(table?.timeseries ?? {})
}
const valuesOf = (one: Timeseries | undefined) => one?.points.values[0]?.values.values ?? []
const mean = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length

describe('a query of the console', () => {
  it('is answered with one gauge per vCPU on the windows that end with the range', async () => {
    const reply = await cpu('web-1')
    expect(reply.status).toBe(200)
    const all = seriesOf(reply)
    expect(all.map(({ fields }) => fields)).toEqual([
      { vcpu_id: { type: 'u32', value: 0 } },
      { vcpu_id: { type: 'u32', value: 1 } },
    ])
    for (const { points } of all) {
      expect(points.start_times).toBeNull()
      expect(points.timestamps).toHaveLength(62)
      expect(Date.parse(points.timestamps.at(-1) ?? '')).toBe(now())
      expect(Date.parse(points.timestamps[1] ?? '')).toBe(now() - HOUR_MS)
      expect(points.values[0]).toMatchObject({ metric_type: 'gauge', values: { type: 'double' } })
    }
    const [table] = reply.body['tables'] as { name: string; timeseries: object }[]
    expect(table?.name).toBe('virtual_machine:vcpu_usage')
    for (const key of Object.keys(table?.timeseries ?? {})) expect(key).toMatch(/^\d+$/)
  })
  it('has the same answer when it is asked again, and in another region of the same seed', async () => {
    const first = await cpu('web-1')
    expect((await cpu('web-1')).body).toEqual(first.body)
    mock.restart()
    expect((await cpu('web-1')).body).toEqual(first.body)
  })
  it('has the same past later on', async () => {
    const range = { from: now() - 2 * HOUR_MS, to: now() - HOUR_MS }
    const first = await cpu('web-1', range)
    mock.clock.advance(HOUR_MS)
    expect((await cpu('web-1', range)).body).toEqual(first.body)
  })
  it('windows of three minutes are the means of windows of one', async () => {
    const fine = valuesOf(seriesOf(await cpu('web-1', { to: now() - 17_000 }))[0])
    const wide = valuesOf(seriesOf(await cpu('web-1', { to: now() - 17_000, windowS: 180 }))[0])
    for (const [index, value] of wide.slice(1).entries()) {
      const last = fine.length - 3 * (wide.length - 2 - index)
      if (last - 3 < 1) continue
      expect(value).toBeCloseTo(mean(fine.slice(last - 3, last)), 0)
    }
  })
  it('windows of a minute are the means of windows of five seconds', async () => {
    const range = { from: now() - 300_000, to: now() }
    const fine = valuesOf(seriesOf(await cpu('web-1', { ...range, windowS: 5 }))[0])
    const wide = valuesOf(seriesOf(await cpu('web-1', range))[0])
    expect(wide.at(-1)).toBeCloseTo(mean(fine.slice(-12)), 0)
    expect(wide.at(-2)).toBeCloseTo(mean(fine.slice(-24, -12)), 0)
  })
  it('the four states of a vCPU fill its time', async () => {
    const parts = await Promise.all(
      ['run', 'emulation', 'idle', 'waiting'].map(async (state) =>
        valuesOf(seriesOf(await cpu('web-1', { state, windowS: 5, from: now() - 300_000 }))[0]),
      ),
    )
    for (let index = 1; index < 62; index += 1) {
      const sum = parts.reduce((total, values) => total + (values[index] ?? 0), 0)
      expect(sum).toBeCloseTo(5e9, -1)
      for (const values of parts) expect(values[index]).toBeGreaterThanOrEqual(0)
    }
  })
  it('begins with a total, which the client drops', async () => {
    const [first = 0, ...rest] = valuesOf(seriesOf(await cpu('web-1'))[0])
    expect(first).toBeGreaterThan(50 * Math.max(...rest.map((value) => value ?? 0)))
  })
  it('all disks are one series of their sum; one disk keeps its fields', async () => {
    const instance = idOfInstance('web-1')
    const disks = (filter: string, group: string) =>
      ask(
        textOf({
          series: 'virtual_disk:writes',
          filter,
          from: now() - HOUR_MS,
          to: now(),
          windowS: WINDOW_S,
          group,
        }),
      )
    const own = `attached_instance_id == "${instance}"`
    const [all, ...others] = seriesOf(await disks(own, '[attached_instance_id], sum'))
    expect(others).toEqual([])
    expect(Object.keys(all?.fields ?? {})).toEqual(['attached_instance_id'])
    const boot = mock.region.world.instances.get(instance)?.bootDiskId ?? ''
    const [one] = seriesOf(await disks(`${own} && disk_id == "${boot}"`, ''))
    expect(Object.keys(one?.fields ?? {}).sort()).toEqual([
      'attached_instance_id',
      'block_size',
      'disk_id',
      'project_id',
      'silo_id',
    ])
    expect(valuesOf(one)).toEqual(valuesOf(all))
  })
  it('without alignment answers the samples themselves', async () => {
    const query = `get virtual_machine:vcpu_usage | filter instance_id == "${idOfInstance('web-1')}" && state == "run" && vcpu_id == 0 && timestamp > @now() - 1m`
    const [one] = seriesOf(await ask(query))
    expect(one?.points.timestamps).toHaveLength(12)
    expect(one?.points.start_times?.[1]).toBe(one?.points.timestamps[0])
    expect(one?.points.values[0]).toMatchObject({ metric_type: 'delta', values: { type: 'integer' } })
  })
  it('takes several filters, in any place, and the last points', async () => {
    const whole = seriesOf(await cpu('web-1'))
    const id = idOfInstance('web-1')
    const query = `get virtual_machine:vcpu_usage | align mean_within(1m) | filter state == 'run' | filter instance_id == "${id}" && timestamp >= ${at(now() - HOUR_MS)} && timestamp < ${at(now())} | group_by [vcpu_id], sum | last 2`
    const [one] = seriesOf(await ask(query))
    expect(valuesOf(one)).toEqual(valuesOf(whole[0]).slice(-2))
  })
  it('takes alternatives in parentheses, and a time before the present', async () => {
    const ids = [idOfInstance('web-1'), idOfInstance('web-2')]
    const anyOf = ids.map((id) => `instance_id == "${id}"`).join(' || ')
    const query = `get virtual_machine:vcpu_usage | filter timestamp >= @now() - 60m && (${anyOf}) && state == "run" | align mean_within(30m) | group_by [instance_id], mean`
    const all = seriesOf(await ask(query))
    expect(all.map(({ fields }) => fields['instance_id']?.value)).toEqual(ids)
    for (const { points } of all) expect(points.timestamps).toHaveLength(2)
  })
})

describe('what was off has no values', () => {
  it('a gap while it was stopped, a rush when it boots', async () => {
    await call('POST', '/v1/instances/web-1/stop?project=web')
    mock.clock.advance(600_000)
    await call('POST', '/v1/instances/web-1/start?project=web')
    mock.clock.advance(600_000)
    const values = valuesOf(seriesOf(await cpu('web-1'))[0])
    expect(values.filter((value) => value === null).length).toBeGreaterThanOrEqual(9)
    expect(values.at(-1)).not.toBeNull()
    const emulation = valuesOf(seriesOf(await cpu('web-1', { state: 'emulation' }))[0])
    const boot = emulation.findLastIndex((value) => value === null) + 1
    expect(emulation[boot]).toBeGreaterThan(5 * (emulation.at(-1) ?? 0))
  })
  it('no points before it was made, no values after now', async () => {
    await call('POST', '/v1/instances?project=web', {
      name: 'fresh',
      description: '',
      hostname: 'fresh',
      ncpus: 1,
      memory: 2 ** 30,
    })
    mock.clock.advance(600_000)
    const [series] = seriesOf(await cpu('fresh', { to: now() + 300_000 }))
    const values = valuesOf(series)
    expect(Date.parse(series?.points.timestamps[0] ?? '')).toBeGreaterThan(now() - 601_000)
    expect(values[0]).not.toBeNull()
    expect(values.slice(-4).every((value) => value === null)).toBe(true)
    expect(values.filter((value) => value !== null).length).toBeGreaterThanOrEqual(9)
  })
  it('a disk counts while it is attached', async () => {
    const id = idOfInstance('db-1')
    await call('POST', '/v1/instances/db-1/disks/attach?project=web', { disk: 'spare' })
    await call('POST', '/v1/instances/db-1/start?project=web')
    mock.clock.advance(1_200_000)
    const spare = rowNamed(mock.region.world.disks, 'spare').id
    const query = textOf({
      series: 'virtual_disk:reads',
      filter: `attached_instance_id == "${id}" && disk_id == "${spare}"`,
      from: now() - HOUR_MS,
      to: now(),
      windowS: WINDOW_S,
      group: '',
    })
    const [series] = seriesOf(await ask(query))
    expect(Date.parse(series?.points.timestamps[0] ?? '')).toBeGreaterThan(now() - HOUR_MS / 2)
    expect(valuesOf(series).at(-1)).not.toBeNull()
  })
  it('an instance that never ran: refused with group_by, an empty table without', async () => {
    mock.restart({ scenario: 'company' })
    const query = (group: string) =>
      textOf({
        series: 'virtual_machine:vcpu_usage',
        filter: `instance_id == "${idOfInstance('never-booted')}"`,
        from: now() - HOUR_MS,
        to: now(),
        windowS: WINDOW_S,
        group,
      })
    expect(await ask(query('[vcpu_id], sum'), 'berth-planner')).toMatchObject({
      status: 400,
      body: { error_code: 'InvalidRequest', message: 'Input tables to a `group_by` must be aligned' },
    })
    expect((await ask(query(''), 'berth-planner')).body).toMatchObject({
      tables: [{ name: 'virtual_machine:vcpu_usage', timeseries: {} }],
    })
  })
})

describe('a query that cannot be answered', () => {
  it.each([
    ['an unknown series', 'get foo:bar', 'Timeseries not found for: foo:bar'],
    ['an unfinished filter', 'get foo:bar | filter', 'syntax error at 1:21: expected the name of a field'],
    ['a filter without its bar', 'get foo:bar filter', 'syntax error at 1:13: expected `|`'],
    ['no get', 'filter a == 1', 'syntax error at 1:1: expected `get`'],
    [
      'alternatives without an end',
      'get foo:bar | filter (a == 1',
      'syntax error at 1:29: expected `||` or `)`',
    ],
    ['parts without an end', '{ get foo:bar; get foo:baz', 'syntax error at 1:27: expected `|`, `;` or `}`'],
    ['something after its parts', '{ get foo:bar } 1', 'syntax error at 1:17: expected the end of the query'],
    ['a strange sign', 'get foo:bar | filter a = 1', 'syntax error at 1:24'],
    ['an unknown operation', 'get foo:bar | explode', 'syntax error at 1:15'],
    [
      'an unknown field',
      'get virtual_disk:reads | filter colour == "red"',
      '"colour" is not a field of virtual_disk:reads. Valid fields: attached_instance_id, block_size, disk_id, project_id, silo_id, timestamp',
    ],
    [
      'another type',
      'get virtual_disk:reads | filter disk_id == 4',
      'field "disk_id" has type uuid and cannot be compared with a number',
    ],
    [
      'an id that is none',
      'get virtual_disk:reads | filter disk_id == "4"',
      'field "disk_id" has type uuid and cannot be compared with a string',
    ],
    [
      'group_by without align',
      'get virtual_disk:reads | group_by [disk_id], sum',
      'Input tables to a `group_by` must be aligned',
    ],
    [
      'far too many values',
      'get virtual_disk:reads | filter timestamp > @2001-01-01',
      'The query exceeds the most values',
    ],
    ['a series of the fleet', 'get hardware_component:temperature', 'Timeseries not found for:'],
  ])('%s', async (_, query, message) => {
    const reply = await ask(query)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain(message)
  })
  it('of a project one cannot see', async () => {
    mock.restart({ scenario: 'company', persona: 'colm' })
    expect((await ask('get virtual_disk:reads', 'berth-planner')).status).toBe(404)
  })
})

describe('who may ask', () => {
  it('a viewer of the project sees the project and nothing else', async () => {
    mock.restart({ scenario: 'company', persona: 'yuki' })
    const query = `get virtual_machine:reset | align mean_within(60m)`
    const all = seriesOf(await ask(query, 'berth-planner'))
    expect(new Set(all.map(({ fields }) => fields['project_id']?.value)).size).toBe(1)
    expect((await call('POST', '/v1/system/timeseries/query', { query })).status).toBe(403)
    expect((await call('GET', '/v1/system/timeseries/schemas')).status).toBe(403)
    const path = `/v1/system/metrics/cpus_provisioned?start_time=2026-01-01T00:00:00Z&end_time=2026-01-02T00:00:00Z`
    expect((await call('GET', path)).status).toBe(403)
  })
  it('an operator sees the sensors of every sled that is not decommissioned, the same at any time', async () => {
    const range = `timestamp >= ${at(now() - HOUR_MS)} && timestamp < ${at(now())}`
    const query = `get hardware_component:temperature | filter chassis_kind == "sled" && sensor == "cpu" && ${range} | align mean_within(5m) | group_by [chassis_serial], mean`
    const first = await call('POST', '/v1/system/timeseries/query', { query })
    const all = seriesOf(first)
    expect(all).toHaveLength(mock.region.world.sleds.where(({ state }) => state !== 'decommissioned').length)
    for (const one of all)
      for (const value of valuesOf(one)) {
        expect(value).toBeGreaterThan(40)
        expect(value).toBeLessThan(90)
      }
    mock.clock.advance(HOUR_MS)
    expect((await call('POST', '/v1/system/timeseries/query', { query })).body).toEqual(first.body)
  })
  it('an operator sees the traffic of the ports with settings, from when they were applied', async () => {
    mock.restart({ scenario: 'company' })
    const part = (metric: string) =>
      `get switch_data_link:${metric} | filter timestamp >= @now() - 60m && (port_id == "qsfp0" || port_id == "qsfp9") | align mean_within(30m) | group_by [port_id, switch_slot, rack_id], sum`
    const askBoth = async () => {
      const query = `{ ${part('bytes_received')}; ${part('bytes_sent')} }`
      const { body } = await call('POST', '/v1/system/timeseries/query', { query })
      return (body['tables'] as { name: string; timeseries: object }[]).map(({ name, timeseries }) => ({
        name,
        series: Object.values(timeseries) as Timeseries[],
      }))
    }
    const portsOf = (tables: Awaited<ReturnType<typeof askBoth>>) =>
      tables[0]?.series.map(({ fields }) =>
        [fields['port_id']?.value, fields['switch_slot']?.value].join(' '),
      )
    const before = await askBoth()
    expect(before.map(({ name }) => name)).toEqual([
      'switch_data_link:bytes_received',
      'switch_data_link:bytes_sent',
    ])
    for (const { series } of before)
      for (const one of series) expect(Math.min(...valuesOf(one).map(Number))).toBeGreaterThan(0)
    expect(portsOf(before)).toEqual(['qsfp0 0', 'qsfp0 1'])

    const port = mock.region.world.switchPorts.findBy(
      ({ portName, switchSlot }) => portName === 'qsfp9' && switchSlot === 'switch1',
    )
    const settings = mock.region.world.portSettings.all()[0]
    await call(
      'POST',
      `/v1/system/hardware/switch-port/qsfp9/settings?rack_id=${port?.rackId}&switch_slot=switch1`,
      { port_settings: settings?.name },
    )
    mock.clock.advance(60_000)
    const after = await askBoth()
    expect(portsOf(after)).toEqual(['qsfp0 0', 'qsfp0 1', 'qsfp9 1'])
    expect(valuesOf(after[0]?.series.at(-1))).toHaveLength(1)
  })
  it('an operator sees the fleet and the schemas', async () => {
    const query = `get virtual_machine:reset | align mean_within(60m)`
    expect(seriesOf(await call('POST', '/v1/system/timeseries/query', { query }))).not.toEqual([])
    const all = items(await call('GET', '/v1/system/timeseries/schemas?limit=1000'))
    const names = all.map((schema) => String(schema['timeseries_name']))
    expect(names.length).toBeGreaterThanOrEqual(60)
    expect(names).toEqual([...new Set(names)].sort())
    for (const name of names)
      expect(name).toMatch(/^(([a-z]+[a-z0-9]*)(_([a-z0-9]+))*):(([a-z]+[a-z0-9]*)(_([a-z0-9]+))*)$/)
    for (const name of [
      'virtual_machine:vcpu_usage',
      'virtual_machine:reset',
      'virtual_disk:io_latency',
      'virtual_disk:failed_flushes',
      'instance_network_interface:packets_dropped',
      'http_service:request_latency_histogram',
      'hardware_component:fan_speed',
    ])
      expect(names).toContain(name)
    const first = await call('GET', '/v1/system/timeseries/schemas?limit=10')
    const next = `/v1/system/timeseries/schemas?limit=10&page_token=${String(first.body['next_page'])}`
    expect(items(await call('GET', next))[0]).toEqual(all[10])
  })
})
