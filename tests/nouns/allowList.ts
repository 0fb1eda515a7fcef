import { networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  lacks: { found: 'one setting of the region, with a page of its own' },
  commands: [
    {
      path: `${networking}/allow-list`,
      of: 'API access actions',
      label: 'Allow jumbo frames',
      asks: /^Allow jumbo frames\?.*next start/,
      shows: [`${networking}/allow-list`, 'Allowed: instances may have them'],
    },
    {
      path: `${networking}/allow-list`,
      of: 'API access actions',
      label: 'Disallow jumbo frames',
      asks: /^Disallow jumbo frames\?/,
      shows: [`${networking}/allow-list`, 'Not allowed: no instance can get them'],
    },
    {
      path: `${networking}/allow-list`,
      of: 'API access actions',
      label: 'Disable inbound ICMP',
      asks: 'Disable inbound ICMP?',
      shows: [`${networking}/allow-list`, 'Disabled: pings are not answered'],
    },
    {
      path: `${networking}/allow-list`,
      of: 'API access actions',
      label: 'Enable inbound ICMP',
      shows: [`${networking}/allow-list`, 'Enabled: pings are answered'],
    },
  ],
  edits: [
    {
      path: `${networking}/allow-list/edit`,
      changes: [{ allow: 'list', networks: '127.0.0.0/8' }],
      clash: [
        { allow: 'any', networks: '' },
        { allow: 'list', networks: '127.0.0.0/24' },
        { allow: 'list', networks: '127.0.0.1/32' },
      ],
      adds: { networks: ['203.0.113.0/24', '192.0.2.7/32'] },
    },
  ],
}
