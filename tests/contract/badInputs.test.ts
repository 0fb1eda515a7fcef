import { afterEach, describe, expect, it } from 'vitest'
import { instances, storage } from './badInputs/instances'
import { affinity, networking } from './badInputs/networking'
import { oauthRows, operators } from './badInputs/operators'
import { names, routing } from './badInputs/routing'
import { startTestRegion, named, type TestRegion, type Row } from './badInputs/badInputRow'

// The catalogue of bad input, row by row: status, code and message of each error.

let mock: TestRegion | undefined
afterEach(() => mock?.stop())

const chapters: Readonly<Record<string, readonly Row[]>> = {
  'routing, login, paging': routing,
  'names and scalars': names,
  instances,
  'disks, snapshots, images': storage,
  'project networking': networking,
  affinity,
  'silo, operators': operators,
}

for (const [chapter, rows] of Object.entries(chapters)) {
  describe(chapter, () => {
    it.each(rows.map((row) => [`${row.n} ${row.title}`, row] as const))('%s', async (_title, row) => {
      mock = startTestRegion(row)
      const { status, body } = await row.send(mock)
      expect({ status, code: body['error_code'] ?? null }).toEqual({ status: row.status, code: row.code })
      expect(body['message']).toMatch(row.message)
      expect(body['request_id']).toMatch(/^[0-9a-f-]{36}$/)
    })
  })
}

describe('input that only looks bad', () => {
  const plain: Row = {
    n: 0,
    title: '',
    status: 0,
    code: null,
    message: /./,
    send: ({ send }) => send('GET', '/'),
  }

  it('14 a limit of 50000 is clamped', async () => {
    mock = startTestRegion(plain)
    expect((await mock.send('GET', '/v1/projects?limit=50000')).status).toBe(200)
  })
  it('109 host bits of a subnet are dropped', async () => {
    mock = startTestRegion(plain)
    const reply = await mock.send(
      'POST',
      '/v1/vpc-subnets?vpc=default&project=web',
      named('fresh', { ipv4_block: '10.0.0.5/24' }),
    )
    expect(reply).toMatchObject({ status: 201, body: { ipv4_block: '10.0.0.0/24' } })
  })
  it.each(oauthRows.map((row) => [`${row.n} ${row.title}`, row] as const))('%s', async (_title, row) => {
    mock = startTestRegion(plain)
    const { status, body } = await row.send(mock)
    expect({ status, body }).toEqual({ status: 400, body: { error: row.error } })
  })
})

it('every row of the catalogue is here', () => {
  const covered = new Set([
    ...Object.values(chapters).flatMap((rows) => rows.map(({ n }) => n)),
    ...oauthRows.map(({ n }) => n),
    // 14 and 109 are no errors; 79 is the error of a WebSocket (mirage/serial/stream.test.ts).
    14,
    109,
    79,
  ])
  expect(Array.from({ length: 193 }, (_, index) => index + 1).filter((n) => !covered.has(n))).toEqual([])
})
