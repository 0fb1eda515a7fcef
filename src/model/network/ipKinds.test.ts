import { describe, expect, it } from 'vitest'
import type { ExternalIp, InstanceNetworkInterface } from '#store/api/generated/types'
import { byKind, ephemeralError, floatingError } from './ipKinds'

const snat: ExternalIp = { kind: 'snat', ip: '192.0.2.9', ipPoolId: 'p', firstPort: 0, lastPort: 16_383 }
const ephemeral: ExternalIp = { kind: 'ephemeral', ip: '192.0.2.2', ipPoolId: 'p' }
const floating = (last: number): ExternalIp => ({
  kind: 'floating',
  id: `f-${last}`,
  name: `f-${last}`,
  description: '',
  ip: `192.0.2.${last}`,
  ipPoolId: 'p',
  projectId: 'p',
  timeCreated: '2025-01-01T00:00:00Z',
  timeModified: '2025-01-01T00:00:00Z',
})
const many = Array.from({ length: 32 }, (_, index) => floating(index + 1))
const [nic] = [{ id: 'n' }] as InstanceNetworkInterface[]
const nics = nic ? [nic] : []

describe('external addresses', () => {
  it('stand by kind, then by number', () =>
    expect([snat, ephemeral, floating(10), floating(9)].sort(byKind).map(({ ip }) => ip)).toEqual([
      '192.0.2.9',
      '192.0.2.10',
      '192.0.2.2',
      '192.0.2.9',
    ]))
  it('one may be ephemeral, behind an interface, while there is room', () => {
    expect(ephemeralError([snat, floating(1)], nics)).toBeUndefined()
    expect(ephemeralError([ephemeral], nics)).toBe('This instance has an ephemeral IP already')
    expect(ephemeralError([], [])).toBe('An external IP needs a network interface')
    expect(ephemeralError(many, nics)).toBe('An instance can have at most 32 external IPs')
  })
  it('others float, as far as the project has free ones and there is room', () => {
    expect(floatingError([snat, ...many.slice(1)], 1)).toBeUndefined()
    expect(floatingError(many, 1)).toBe('An instance can have at most 32 external IPs')
    expect(floatingError([], 0)).toBe('The project has no floating IP that is free')
  })
})
