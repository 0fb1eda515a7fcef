import { expect, it } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import { draftError, newNicBody, newNicSchema, nicChange } from './nicForm'

it('a blank address of an interface is left to the server', () => {
  const values = { name: 'a', description: '', vpcName: 'v', subnetName: 's' }
  expect(newNicBody({ ...values, ip: '' })).toEqual(values)
  expect(newNicBody({ ...values, ip: '10.0.0.9' })).toEqual({ ...values, ip: '10.0.0.9' })
})

const edited = (draft: string, transitIps = ['10.20.0.0/16', 'fd12::/64']) => ({
  name: 'net0',
  description: '',
  transitIps,
  draft,
})

it('a transit IP that was typed and not added is saved with the others', () => {
  expect(nicChange(edited(' 10.30.0.0/16 ')).transitIps).toEqual([
    '10.20.0.0/16',
    'fd12::/64',
    '10.30.0.0/16',
  ])
  expect(nicChange(edited('')).transitIps).toEqual(['10.20.0.0/16', 'fd12::/64'])
  expect(nicChange(edited(''))).not.toHaveProperty('draft')
})

it.each([
  ['10.20.0.0', 'Must contain an IP address and a width, separated by a /'],
  ['10.20.0.0/16', '10.20.0.0/16 is in the list already. Items must be unique'],
  // Another notation of the same network.
  ['FD12:0:0::/64', 'FD12:0:0::/64 is in the list already. Items must be unique'],
  ['fd12:0:0:1::/64', undefined],
  ['', undefined],
])('%j as one more transit IP: %s', (draft, error) => {
  expect(draftError(edited(draft))).toBe(error)
})

it.each([
  ['', {}],
  ['10.9', { ip: 'Not a valid IP address' }],
  ['10.8.0.9', { ip: 'Must be in the subnet, 10.9.0.0/24' }],
  ['10.9.0.4', { ip: 'The first five addresses of a subnet and its last one are reserved' }],
  ['10.9.0.255', { ip: 'The first five addresses of a subnet and its last one are reserved' }],
  [' 10.9.0.5 ', {}],
])('%j as the address of a new interface: %j', async (ip, errors) => {
  const schema = newNicSchema((vpc, subnet) => (vpc === 'v' && subnet === 's' ? '10.9.0.0/24' : undefined))
  const values = { name: 'a', description: '', vpcName: 'v', subnetName: 's', ip }
  expect(await errorsOf(schema, values)).toEqual(errors)
})
