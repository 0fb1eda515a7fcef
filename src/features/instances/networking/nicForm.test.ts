import { describe, expect, it } from 'vitest'
import type { InstanceNetworkInterface } from '../../../store/api/generated/types'
import { newNicBody, nicBody } from './nicForm'

const nic: InstanceNetworkInterface = {
  id: 'n',
  name: 'net0',
  description: 'first',
  instanceId: 'i',
  ip: '10.0.0.5',
  mac: '02:5A:00:00:00:05',
  primary: false,
  subnetId: 's',
  vpcId: 'v',
  transitIps: ['10.20.0.0/16'],
  timeCreated: '2025-01-01T00:00:00Z',
  timeModified: '2025-01-01T00:00:00Z',
}

describe('the body of an interface', () => {
  it('keeps the transit IPs when something else changes', () => {
    expect(nicBody(nic, { primary: true })).toEqual({
      name: 'net0',
      description: 'first',
      transitIps: ['10.20.0.0/16'],
      primary: true,
    })
    expect(nicBody({ ...nic, transitIps: null }, {}).transitIps).toEqual([])
  })
  it('leaves a blank address to the server', () => {
    const values = { name: 'a', description: '', vpcName: 'v', subnetName: 's' }
    expect(newNicBody({ ...values, ip: '' })).toEqual(values)
    expect(newNicBody({ ...values, ip: '10.0.0.9' })).toEqual({ ...values, ip: '10.0.0.9' })
  })
})
