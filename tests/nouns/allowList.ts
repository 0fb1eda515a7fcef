import { networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  commands: [
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
      asks: 'Enable inbound ICMP?',
      shows: [`${networking}/allow-list`, 'Enabled: pings are answered'],
    },
  ],
}
