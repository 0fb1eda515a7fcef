import { expect, it } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import { draftError } from '#features/kit/form/listDraft'
import {
  emptyNic,
  newNicBody,
  newNicSchema,
  nicChange,
  transitKind,
  transitListed,
  type NewNicValues,
  type NicValues,
} from './nicForm'

it('a blank address of an interface is left to the server', () => {
  const values = { name: 'a', description: '', vpcName: 'v', subnetName: 's' }
  const asked = (ip: string, more: Partial<NewNicValues> = {}) =>
    newNicBody({ ...emptyNic, ...values, ip, ...more })
  expect(asked('')).toEqual({ ...values, ipConfig: { type: 'v4', value: { ip: { type: 'auto' } } } })
  expect(asked('10.0.0.9').ipConfig).toEqual({
    type: 'v4',
    value: { ip: { type: 'explicit', value: '10.0.0.9' } },
  })
  expect(asked('fd00::9').ipConfig).toEqual({
    type: 'v6',
    value: { ip: { type: 'explicit', value: 'fd00::9' } },
  })
  expect(asked('10.0.0.9', { stack: 'v6' }).ipConfig).toEqual({ type: 'v6', value: { ip: { type: 'auto' } } })
  expect(asked('', { stack: 'dual_stack', ipv6: 'fd00::9' }).ipConfig).toEqual({
    type: 'dual_stack',
    value: { v4: { ip: { type: 'auto' } }, v6: { ip: { type: 'explicit', value: 'fd00::9' } } },
  })
})

it('a transit IP has the IP version of the interface, where the region requires it', () => {
  const draft = edited('fd13::/64', [])
  expect(transitIpError(draft, [4])).toBe('The interface has no IPv6 address, so its transit IPs are IPv4')
  expect(transitIpError(draft, [4, 6])).toBeUndefined()
})

const transitIpError = (values: NicValues, versions?: Parameters<typeof transitKind>[0]) =>
  draftError(transitListed(values), transitKind(versions))

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
  ['10.30.0.7/16', 'Must have no host bits: 10.30.0.0/16'],
  ['', undefined],
])('%j as one more transit IP: %s', (draft, error) => {
  expect(transitIpError(edited(draft))).toBe(error)
})

const schema = newNicSchema((vpc, subnet) =>
  vpc === 'v' && subnet === 's' ? { ipv4Block: '10.9.0.0/24', ipv6Block: 'fd00::/64' } : undefined,
)
const inSubnet = { ...emptyNic, name: 'a', vpcName: 'v', subnetName: 's' }

it.each([
  ['', {}],
  ['10.9', { ip: 'Not a valid IP address' }],
  ['10.8.0.9', { ip: 'Must be in the subnet, 10.9.0.0/24' }],
  ['10.9.0.4', { ip: 'The first five addresses of a subnet and its last one are reserved' }],
  ['10.9.0.255', { ip: 'The first five addresses of a subnet and its last one are reserved' }],
  [' 10.9.0.5 ', {}],
])('%j as the address of a new interface: %j', async (ip, errors) => {
  expect(await errorsOf(schema, { ...inSubnet, ip })).toEqual(errors)
  expect(await errorsOf(schema, { ...inSubnet, stack: 'v6', ip })).toEqual({})
})

it.each([
  ['', {}],
  ['10.9.0.9', { ipv6: 'Must be an IPv6 address' }],
  ['fd01::9', { ipv6: 'Must be in the subnet, fd00::/64' }],
  ['fd00::9', {}],
])('%j as the IPv6 address of a new interface: %j', async (ipv6, errors) => {
  for (const stack of ['v6', 'dual_stack'])
    expect(await errorsOf(schema, { ...inSubnet, stack, ipv6 })).toEqual(errors)
  expect(await errorsOf(schema, { ...inSubnet, ipv6 })).toEqual({})
})
