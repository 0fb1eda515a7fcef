import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion } from '#tests/support/region'
import { addAlerts } from '../scenarios/alerts'
import { addRaisedAlerts } from '../scenarios/raisedAlerts'

// The alerts that were raised.

const at = '/v1/alerts'

const mock = setupRegion({}, (region) => {
  addAlerts(region)
  addRaisedAlerts(region)
})

const list = async (query = '') => items(await call('GET', `${at}?limit=1000${query}`))
const timesOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row['time_created']))

describe('alerts', () => {
  it('are listed by time, in both directions, page by page', async () => {
    const all = await list()
    expect(all).toHaveLength(56)
    expect(timesOf(all)).toEqual(timesOf(all).toSorted())
    const first = await call('GET', `${at}?limit=40&sort_by=time_and_id_descending`)
    const rest = await call('GET', `${at}?limit=40&page_token=${String(first.body['next_page'])}`)
    expect([...items(first), ...items(rest)]).toEqual(all.toReversed())
  })
  it('have the data of their class, as they were raised', async () => {
    const [row] = await list('&alert_class=test.disk.failed')
    expect(row).toMatchObject({ class: 'test.disk.failed', version: 0 })
    const data = row?.['alert'] as Record<string, unknown>
    expect(Object.keys(data)).toEqual(['disk_id', 'serial', 'sled_id'])
    expect(mock.region.world.physicalDisks.has(String(data['disk_id']))).toBe(true)
    expect((await call('GET', `${at}/${String(row?.['id'])}`)).body).toEqual(row)
  })
  it('are those of the deliveries', async () => {
    const ids = new Set((await list()).map(({ id }) => id))
    for (const row of mock.region.world.deliveries.all()) expect(ids.has(row.alertId)).toBe(true)
  })
  it.each([
    ['test.disk.*', ['test.disk.failed', 'test.disk.replaced']],
    ['test.quota.near', ['test.quota.near']],
    ['probe', []],
  ])('of the class %s', async (pattern, classes) => {
    const found = new Set((await list(`&alert_class=${pattern}`)).map((row) => String(row['class'])))
    expect([...found].sort()).toEqual(classes)
  })
  it('between two moments, including both', async () => {
    const all = timesOf(await list())
    const between = await list(`&start_time=${all[3] ?? ''}&end_time=${all[7] ?? ''}`)
    expect(timesOf(between)).toEqual(all.slice(3, 8))
    expect(await list(`&start_time=${all[7] ?? ''}&end_time=${all[3] ?? ''}`)).toEqual([])
  })
  it('of a class that does not exist there are none', async () => {
    expect(await call('GET', `${at}?alert_class=real.**`)).toMatchObject({
      status: 404,
      body: {
        error_code: 'ObjectNotFound',
        message: "alert class glob 'real.**' does not match any existing alert classes",
      },
    })
    expect(await call('GET', `${at}?alert_class=test.nothing`)).toMatchObject({
      status: 400,
      body: { error_code: 'InvalidValue' },
    })
    expect((await call('GET', `${at}?start_time=yesterday`)).status).toBe(400)
    expect((await call('GET', `${at}/11111111-1111-4111-8111-111111111111`)).body['message']).toBe(
      'not found: alert with id "11111111-1111-4111-8111-111111111111"',
    )
  })
  it('are for operators', async () => {
    const [row] = await list()
    asFleet(mock.region, 'viewer')
    expect((await call('GET', at)).status).toBe(200)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
    expect((await call('GET', `${at}/${String(row?.['id'])}`)).status).toBe(404)
  })
})
