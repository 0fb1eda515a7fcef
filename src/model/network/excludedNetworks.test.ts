import { expect, it } from 'vitest'
import { allowsNetwork, excludedNetworks } from './excludedNetworks'

it.each([
  ['an address in a network', ['192.0.2.0/24'], '192.0.2.7', true],
  ['an address beside it', ['192.0.2.0/24'], '192.0.3.7', false],
  ['a network by its two halves', ['192.0.2.128/25', '192.0.2.0/25'], '192.0.2.0/24', true],
  ['a network of which a part is missing', ['192.0.2.0/25', '192.0.2.192/26'], '192.0.2.0/24', false],
  ['the same address, written in another way', ['FD00:0:0:0::1'], 'fd00::1', true],
  ['an address of the other version', ['::/1'], '10.0.0.1', false],
  ['what is no network', ['192.0.2.0/24'], '192.0.2', false],
  ['with lines that are none yet', ['192', '192.0.2.0/24'], '192.0.2.1', true],
])('%s', (_, list, network, isIn) => {
  expect(allowsNetwork(list, network)).toBe(isIn)
})

it('names the entries that are not let in any more, whole or in part', () => {
  expect(excludedNetworks(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'], ['10.0.0.0/9', '192.0.2.0/24'])).toEqual([
    '10.0.0.0/8',
    'fd00::/8',
  ])
})
