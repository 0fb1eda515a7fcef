import { beforeEach, describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, setupRegion } from '#tests/support/region'
import { NETWORKING } from '#tests/support/switchPorts'
import { MODEL } from '#store/api/versions/generated/shipped'

const mock = setupRegion()

describe('the allow list', () => {
  const put = (...ips: string[]) =>
    call('PUT', `${NETWORKING}/allow-list`, { allowed_ips: { allow: 'list', ips } })
  it('at first every address; then those on the list', async () => {
    expect((await call('GET', `${NETWORKING}/allow-list`)).body['allowed_ips']).toEqual({ allow: 'any' })
    const reply = await put('127.0.0.0/8', 'fd00::/8')
    expect(reply).toMatchObject({
      status: 200,
      body: { allowed_ips: { allow: 'list', ips: ['127.0.0.0/8', 'fd00::/8'] } },
    })
    expect((await call('GET', `${NETWORKING}/allow-list`)).body).toEqual(reply.body)
    const any = await call('PUT', `${NETWORKING}/allow-list`, { allowed_ips: { allow: 'any' } })
    expect(any.body['allowed_ips']).toEqual({ allow: 'any' })
  })
  it.each([
    ['1001 entries (row 191)', Array.from({ length: 1_001 }, () => '127.0.0.1/32'), 'too many'],
    ['a list without the caller (row 192)', ['10.0.0.0/8'], 'prevent access for the caller'],
    ['an empty list', [], 'prevent access for the caller'],
    ['the unspecified address', ['127.0.0.1/32', '0.0.0.0/8'], 'unspecified'],
    ['a network of everything', ['128.0.0.0/0'], 'width 0'],
  ])('%s is refused', async (_, ips, message) => {
    const reply = await put(...ips)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain(message)
  })
  it('pings are answered or not', async () => {
    expect((await call('GET', `${NETWORKING}/inbound-icmp`)).body).toEqual({ enabled: true })
    expect((await call('PUT', `${NETWORKING}/inbound-icmp`, { enabled: false })).status).toBe(204)
    expect((await call('GET', `${NETWORKING}/inbound-icmp`)).body).toEqual({ enabled: false })
  })
  it('is for operators', async () => {
    asFleet(mock.region, 'viewer')
    expect((await put('127.0.0.0/8')).status).toBe(403)
    expect((await call('PUT', `${NETWORKING}/inbound-icmp`, { enabled: false })).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', `${NETWORKING}/allow-list`)).status).toBe(403)
    expect((await call('GET', `${NETWORKING}/inbound-icmp`)).status).toBe(403)
  })
})

describe('the settings of the network', () => {
  const at = `${NETWORKING}/settings`
  const off = { external_jumbo_frames_opt_in_enabled: false }
  const on = { external_jumbo_frames_opt_in_enabled: true }
  beforeEach(() => void mock.restart({ api: MODEL }))
  it('jumbo frames are off until they are on; an absent setting is off', async () => {
    expect((await call('GET', at)).body).toEqual(off)
    expect(await call('PUT', at, on)).toMatchObject({ status: 200, body: on })
    expect((await call('GET', at)).body).toEqual(on)
    expect((await call('PUT', at, {})).body).toEqual(off)
  })
  it('decide whether an instance may get jumbo frames', async () => {
    const path = '/v1/instances/db-1?project=web'
    const update = async () => {
      const { ncpus, memory, boot_disk_id: boot_disk } = (await call('GET', path)).body
      const rest = { ncpus, memory, boot_disk, cpu_platform: null, auto_restart_policy: null }
      return call('PUT', path, { ...rest, enable_jumbo_frames: true })
    }
    expect((await update()).body['message']).toContain('may only be set to true when the fleet-wide')
    await call('PUT', at, on)
    expect((await update()).body).toMatchObject({ enable_jumbo_frames: true })
    await call('PUT', at, {})
    expect((await call('GET', path)).body).toMatchObject({ enable_jumbo_frames: true })
  })
  it('a viewer of the fleet looks, an admin changes', async () => {
    asFleet(mock.region, 'viewer')
    expect((await call('GET', at)).status).toBe(200)
    expect((await call('PUT', at, on)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
  })
})
