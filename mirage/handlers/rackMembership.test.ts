import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion } from '#tests/support/region'
import { rackId } from '../scenarios/hardware'

// The members of a rack, and the sleds that are added to them.

const at = `/v1/system/hardware/racks/${rackId}/membership`
const hardware = '/v1/system/hardware'
const waiting = { part_number: 'OR-SLED-2', serial_number: 'ORS1112' }

const mock = setupRegion()

const add = (...sleds: object[]) => call('POST', `${at}/add`, { sled_ids: sleds })
const status = async (query = '') => (await call('GET', at + query)).body
const unacknowledged = async () => ((await status())['unacknowledged_members'] as unknown[]).length

describe('the status of a membership', () => {
  it('is that of the newest change: the sleds in service', async () => {
    const body = await status()
    expect(body).toMatchObject({
      rack_id: rackId,
      version: 4,
      state: 'committed',
      unacknowledged_members: [],
      time_aborted: null,
    })
    expect(body['members']).toHaveLength(14)
  })
  it('is that of an older change by its version', async () => {
    expect(await status('?version=1')).toMatchObject({ version: 1, state: 'committed' })
    const aborted = await status('?version=2')
    expect(aborted).toMatchObject({ state: 'aborted', time_committed: null })
    expect(aborted['unacknowledged_members']).toHaveLength(2)
  })
  it('of an unknown version, of an unknown rack and of a rack without one there is none', async () => {
    const none = { status: 404, body: { message: 'could not find rack membership' } }
    expect(await call('GET', `${at}?version=9`)).toMatchObject(none)
    const other = `${hardware}/racks/11111111-1111-4111-8111-111111111111/membership`
    expect((await call('GET', other)).body['message']).toContain('not found: rack')
    mock.region.world.rackMemberships.replaceAll([])
    expect(await call('GET', at)).toMatchObject(none)
    expect(await call('POST', `${at}/abort`)).toMatchObject({
      status: 404,
      body: { message: 'No trust quorum configuration exists for this rack' },
    })
    expect((await add(waiting)).body['message']).toBe(
      `Missing trust quorum configurations for rack ${rackId}. Upgrade to trust quorum required.`,
    )
  })
})

describe('a sled that is added', () => {
  it('is acknowledged by every member, then it is in service', async () => {
    const reply = await add(waiting, waiting)
    expect(reply).toMatchObject({ status: 200, body: { version: 5, state: 'in_progress' } })
    expect(reply.body['members']).toHaveLength(15)
    expect(await unacknowledged()).toBe(15)
    mock.clock.advance(5_000)
    expect(await unacknowledged()).toBeGreaterThan(0)
    expect(await unacknowledged()).toBeLessThan(15)
    expect(items(await call('GET', `${hardware}/sleds-uninitialized`))).toHaveLength(1)
    mock.clock.advance(5_000)
    expect(await status()).toMatchObject({ version: 5, state: 'committed', unacknowledged_members: [] })
    expect((await status())['time_committed']).not.toBeNull()
    expect(items(await call('GET', `${hardware}/sleds-uninitialized`))).toEqual([])
    const sleds = items(await call('GET', `${hardware}/sleds`))
    expect(sleds.map(({ baseboard }) => (baseboard as { serial: string }).serial)).toContain('ORS1112')
  })
  it('waits again when the change is aborted', async () => {
    await add(waiting)
    mock.clock.advance(3_000)
    const reply = await call('POST', `${at}/abort`)
    expect(reply).toMatchObject({ status: 200, body: { version: 5, state: 'aborted', time_committed: null } })
    const left = await unacknowledged()
    mock.clock.advance(20_000)
    expect(await status()).toMatchObject({ version: 5, state: 'aborted' })
    expect(await unacknowledged()).toBe(left)
    expect(items(await call('GET', `${hardware}/sleds-uninitialized`))).toHaveLength(1)
    expect(await call('POST', `${at}/abort`)).toMatchObject({ status: 409, body: { error_code: 'Conflict' } })
    expect((await add(waiting)).body).toMatchObject({ version: 6, state: 'in_progress' })
    expect((await status())['members']).toHaveLength(15)
  })
  it('is refused when it is a member, unknown, none, or one too many', async () => {
    const [member] = (await status())['members'] as [{ part_number: string; serial_number: string }]
    const name = `${member.part_number}:${member.serial_number}`
    expect(await add(member)).toMatchObject({
      status: 400,
      body: {
        error_code: 'InvalidRequest',
        message: `The following sleds are already members of the trust quorum: {${name}}.`,
      },
    })
    expect((await add({ part_number: 'a', serial_number: 'b' })).body['message']).toContain('{a:b}')
    expect((await add()).status).toBe(400)
    const [sled] = mock.region.world.uninitializedSleds.all()
    if (!sled) throw new Error('the scenario has no uninitialized sled')
    const serials = Array.from({ length: 19 }, (_, index) => `S${index}`)
    mock.region.world.uninitializedSleds.replaceAll(
      serials.map((serial) => ({
        cubby: sled.cubby,
        rackId: sled.rackId,
        baseboard: { ...sled.baseboard, serial },
      })),
    )
    const many = serials.map((serial) => ({ part_number: 'OR-SLED-2', serial_number: serial }))
    expect((await add(...many)).body['message']).toContain('3 to 32 members')
    expect((await add(...many.slice(1))).status).toBe(200)
  })
  it('is refused while a change is in progress', async () => {
    await add(waiting)
    expect(await add(waiting)).toMatchObject({ status: 409, body: { error_code: 'Conflict' } })
  })
})

describe('callers of an older version', () => {
  const addAtOnce = () =>
    fetch(`http://region.test${hardware}/sleds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-version': '2026021301.0.0' },
      body: JSON.stringify({ part: 'OR-SLED-2', serial: 'ORS1112' }),
    })
  it('add the same sled at once, and it is a member', async () => {
    expect((await addAtOnce()).status).toBe(201)
    expect(items(await call('GET', `${hardware}/sleds-uninitialized`))).toEqual([])
    expect(await status()).toMatchObject({ version: 5, state: 'committed' })
    expect((await add(waiting)).body['message']).toContain('already members')
  })
  it('wait for a change that is in progress', async () => {
    await add(waiting)
    expect((await addAtOnce()).status).toBe(409)
  })
})

describe('roles', () => {
  it('a viewer of the fleet looks, an admin changes, others do not find the rack', async () => {
    asFleet(mock.region, 'viewer')
    expect((await call('GET', at)).status).toBe(200)
    expect((await add(waiting)).status).toBe(403)
    expect((await call('POST', `${at}/abort`)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(404)
    expect((await add(waiting)).status).toBe(404)
  })
})
