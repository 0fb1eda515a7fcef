import { describe, expect, it } from 'vitest'
import { subnetAddressError } from './subnetAddress'

describe('an address in 172.30.0.0/22', () => {
  const error = (ip: string) => subnetAddressError(ip, '172.30.0.0/22')
  it.each(['172.30.0.5', '172.30.3.254', '172.30.2.0'])('may be %s', (ip) => {
    expect(error(ip)).toBeUndefined()
  })
  it('is an IPv4 address, inside, and not reserved', () => {
    for (const ip of ['', 'fd00::5', '172.30.0', '172.30.0.256', '172.30.0.05'])
      expect(error(ip)).toBe('Must be an IPv4 address')
    for (const ip of ['172.29.255.255', '172.30.4.0'])
      expect(error(ip)).toBe('Must be in the subnet, 172.30.0.0/22')
    for (const ip of ['172.30.0.0', '172.30.0.4', '172.30.3.255']) expect(error(ip)).toContain('reserved')
  })
})
