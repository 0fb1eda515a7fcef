import { expect, it } from 'vitest'
import { newNicBody } from './nicForm'

it('a blank address of an interface is left to the server', () => {
  const values = { name: 'a', description: '', vpcName: 'v', subnetName: 's' }
  expect(newNicBody({ ...values, ip: '' })).toEqual(values)
  expect(newNicBody({ ...values, ip: '10.0.0.9' })).toEqual({ ...values, ip: '10.0.0.9' })
})
