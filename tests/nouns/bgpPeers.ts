import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { bgpPeer: '172.20.15.22' },
  pages: {
    list: { title: 'BGP and BFD' },
    routes: { title: 'BGP and BFD' },
    messages: { title: 'BGP and BFD' },
  },
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
