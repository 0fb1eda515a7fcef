import { goes, networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { switchLocation: 'switch0', peer: '172.20.15.22' },
  pages: {
    list: { title: 'BGP and BFD' },
    page: { title: 'BFD session of switch0 with 172.20.15.22' },
  },
  lacks: { viewed: 'its calls show all of its kind, not one by its id' },
  missing: [[`${networking}/bfd-sessions/switch0/192.0.2.9`, 'BFD session 192.0.2.9']],
  failing: [['networkingBfdStatus', `${networking}/bfd-sessions`, 'Could not load BFD sessions']],
  filters: [
    {
      path: `${networking}/bfd-sessions`,
      table: 'BFD sessions',
      typed: '172.20.15.34',
      found: ['172.20.15.34'],
    },
  ],
  forms: [
    {
      path: `${networking}/bfd-sessions-enable`,
      // The region counts microseconds.
      typed: { Peer: '172.20.15.99', 'Required receive interval (ms)': 3.3 },
      wrong: [
        [{ Peer: '' }, 'remote', 'Peer is required'],
        [{ Peer: '172.20.15' }, 'remote', /Not a valid IP address/],
        [{ 'Required receive interval (ms)': '' }, 'requiredRxMs', 'Required receive interval is required'],
        [{ 'Required receive interval (ms)': 60_001 }, 'requiredRxMs', 'At most 60,000\u00A0ms'],
      ],
      shows: [`${networking}/bfd-sessions`, /172\.20\.15\.99 .*Any Single hop 9\.9 ms/],
    },
  ],
  commands: [
    goes(
      `${networking}/bfd-sessions`,
      '172.20.15.34',
      'Disable',
      'Disable BFD session of switch1 with 172.20.15.34?',
    ),
  ],
}
