import { describe, expect, it } from 'vitest'
import { filesInZip } from '../formats/zip'
import { BUNDLE_CAPACITY } from '../rules/supportBundles'
import { addSupportBundles } from '../scenarios/supportBundles'
import { asFleet } from '#tests/support/fleet'
import { call, items, ORIGIN, setupRegion, SPECIFIED } from '#tests/support/region'

const at = '/experimental/v1/system/support-bundles'

const mock = setupRegion(SPECIFIED, addSupportBundles)

const create = (user_comment: string | null = null) => call('POST', at, { user_comment })
/** The id of the first bundle in this state. */
const bundle = (state: string) => {
  const row = mock.region.world.supportBundles.findBy((candidate) => candidate.state === state)
  if (!row) throw new Error(`no bundle is ${state}`)
  return row.id
}
const stateOf = async (id: string) => (await call('GET', `${at}/${id}`)).body['state']

/** Downloads a file. */
async function file(path: string, { method = 'GET', range }: { method?: string; range?: string } = {}) {
  const response = await fetch(`${ORIGIN}${at}/${path}`, { method, headers: { ...(range && { range }) } })
  const { status, headers } = response
  return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('support bundles', () => {
  it('four of them, in order of time, without their files', async () => {
    const rows = items(await call('GET', at))
    expect(rows.map(({ state }) => state)).toEqual(['active', 'failed', 'active', 'collecting'])
    expect(rows[1]?.['reason_for_failure']).toContain('lost')
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'id',
      'reason_for_creation',
      'reason_for_failure',
      'state',
      'time_created',
      'user_comment',
    ])
    const backwards = items(await call('GET', `${at}?sort_by=time_and_id_descending`))
    expect(backwards).toEqual(rows.toReversed())
  })
  it('are collected for eight seconds', async () => {
    const made = await create('why')
    expect(made).toMatchObject({ status: 201, body: { state: 'collecting', user_comment: 'why' } })
    const id = String(made.body['id'])
    mock.clock.advance(7_999)
    expect(await stateOf(id)).toBe('collecting')
    mock.clock.advance(1)
    expect(await stateOf(id)).toBe('active')
  })
  it('go away for three seconds, whether whole or not; a failed one goes at once', async () => {
    for (const id of [bundle('active'), bundle('collecting')]) {
      expect((await call('DELETE', `${at}/${id}`)).status).toBe(204)
      expect(await stateOf(id)).toBe('destroying')
      expect((await call('DELETE', `${at}/${id}`)).status).toBe(400)
      mock.clock.advance(3_000)
      expect((await call('GET', `${at}/${id}`)).status).toBe(404)
    }
    const failed = bundle('failed')
    expect((await call('DELETE', `${at}/${failed}`)).status).toBe(204)
    expect((await call('GET', `${at}/${failed}`)).status).toBe(404)
    // The collection does not bring it back.
    mock.clock.advance(60_000)
    expect(items(await call('GET', at))).toHaveLength(1)
  })
  it('carry a comment that can be changed and taken away', async () => {
    const id = bundle('failed')
    const set = (user_comment: string | null) => call('PUT', `${at}/${id}`, { user_comment })
    expect((await set('case 7')).body).toMatchObject({ id, user_comment: 'case 7' })
    expect((await set(null)).body['user_comment']).toBeNull()
  })
  it('a comment of 5000 bytes is refused (row 177), counted in bytes', async () => {
    for (const comment of ['a'.repeat(5_000), 'é'.repeat(2_049)]) {
      for (const reply of [
        await create(comment),
        await call('PUT', `${at}/${bundle('active')}`, { user_comment: comment }),
      ]) {
        expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
        expect(reply.body['message']).toBe('comment cannot exceed 4096 bytes')
      }
    }
    expect((await create('é'.repeat(2_048))).status).toBe(201)
  })
  it('there is room for so many, and then no more (row 178)', async () => {
    const ids = new Set<unknown>()
    // The failed one does not count.
    for (let count = 3; count < BUNDLE_CAPACITY; count += 1) ids.add((await create()).body['id'])
    expect(ids.size).toBe(BUNDLE_CAPACITY - 3)
    expect(await create()).toMatchObject({
      status: 507,
      body: {
        error_code: 'InsufficientCapacity',
        message: 'Insufficient capacity: support bundle storage exhausted',
      },
    })
    await call('DELETE', `${at}/${bundle('active')}`)
    mock.clock.advance(3_000)
    expect((await create()).status).toBe(201)
  })
})

describe('what is in a bundle', () => {
  it('is a zip archive, its index, and each file of it', async () => {
    const id = bundle('active')
    const whole = await file(`${id}/download`)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('application/octet-stream')
    expect(whole.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const members = filesInZip(whole.bytes)
    const index = await file(`${id}/index`)
    expect(textOf(index.bytes).split('\n')).toEqual(members.map(([path]) => path))
    // The report, the switches, three files from each sled in service, and the index.
    expect(members).toHaveLength(2 + 3 * 14 + 1)
    const [path, content] = members[2] ?? ['', new Uint8Array()]
    const one = await file(`${id}/download/${encodeURIComponent(path)}`)
    expect(one.bytes).toEqual(content)
    expect(textOf(content)).toContain('part OR-SLED-1')
    expect((await file(`${id}/download/lost.txt`)).status).toBe(404)
  })
  it('is the same each time', async () => {
    const id = bundle('active')
    expect((await file(`${id}/download`)).bytes).toEqual((await file(`${id}/download`)).bytes)
  })
  it('can be asked about without being sent', async () => {
    const id = bundle('active')
    for (const path of [`${id}/download`, `${id}/download/${encodeURIComponent('bundle/report.json')}`]) {
      const whole = await file(path)
      const head = await file(path, { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.bytes).toHaveLength(0)
      expect(head.headers.get('content-length')).toBe(String(whole.bytes.length))
      expect(head.headers.get('accept-ranges')).toBe('bytes')
    }
  })
  it('comes in parts', async () => {
    const path = `${bundle('active')}/download`
    const { bytes } = await file(path)
    const { length } = bytes
    const parts: readonly [range: string, first: number, last: number][] = [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, length - 1],
      ['bytes=-22', length - 22, length - 1],
      [`bytes=10-${length + 50}`, 10, length - 1],
    ]
    for (const [range, first, last] of parts) {
      const part = await file(path, { range })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${length}`)
      expect(part.bytes).toEqual(bytes.slice(first, last + 1))
    }
    const index = await file(`${bundle('active')}/index`, { range: 'bytes=0-17' })
    expect(textOf(index.bytes)).toBe('bundle/report.json')
    const behind = await file(path, { range: `bytes=${length}-` })
    expect(behind.status).toBe(416)
    expect(behind.headers.get('content-range')).toBe(`bytes */${length}`)
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])
      expect((await file(path, { range })).status).toBe(200)
  })
  it('is not there before it is whole, nor afterwards (row 176)', async () => {
    const active = bundle('active')
    await call('DELETE', `${at}/${active}`)
    for (const id of [bundle('collecting'), bundle('failed'), active])
      for (const path of ['download', 'index', 'download/x']) {
        const reply = await call('GET', `${at}/${id}/${path}`)
        expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
        expect(reply.body['message']).toBe('cannot download bundle in non-active state')
      }
  })
})

describe('roles in bundles', () => {
  it('a viewer reads them and downloads them', async () => {
    const id = bundle('active')
    asFleet(mock.region, 'viewer')
    expect((await file(`${id}/download`)).status).toBe(200)
    expect((await call('GET', `${at}/${id}`)).status).toBe(200)
    expect((await create()).status).toBe(403)
    expect((await call('PUT', `${at}/${id}`, { user_comment: 'x' })).status).toBe(403)
    expect((await call('DELETE', `${at}/${id}`)).status).toBe(403)
  })
  it('a caller without a role in the fleet does not learn that they exist', async () => {
    const id = bundle('active')
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
    expect((await create()).status).toBe(403)
    for (const path of [id, `${id}/download`, `${id}/index`, `${id}/download/x`])
      expect((await call('GET', `${at}/${path}`)).status).toBe(404)
    expect((await call('DELETE', `${at}/${id}`)).status).toBe(404)
  })
})
