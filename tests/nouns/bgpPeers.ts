import { type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  failing: [['networkingBgpStatus', '/system/networking/bgp/peers', 'Could not load BGP peers']],
  filters: [
    {
      path: '/system/networking/bgp/peers',
      table: 'BGP peers',
      typed: '172.20.15.34',
      found: ['172.20.15.34'],
    },
  ],
}
