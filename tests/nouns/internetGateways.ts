import { creating, plant, vpc, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { gateway: 'uplink-east' },
  missing: [[`${vpc}/internet-gateways/nowhere`, 'internet gateway nowhere in default']],
  failingParts: [
    [
      'internetGatewayIpAddressList',
      `${vpc}/internet-gateways/default`,
      'Could not load IP addresses',
      'default-v4',
    ],
  ],
  filters: [
    {
      path: `${vpc}/internet-gateways`,
      table: 'Internet gateways',
      typed: 'the default',
      found: ['default'],
    },
  ],
  viewerButtons: [['vpcs/plant-floor/internet-gateways', 'Create internet gateway']],
  commands: [
    {
      path: `${vpc}/internet-gateways`,
      of: 'default',
      label: 'Delete',
      refused: /./,
    },
    {
      path: `${vpc}/internet-gateways/default`,
      of: 'dock-public',
      label: 'Detach',
      refused: /The IP pool is in use by an instance/,
    },
  ],
  sends: [
    creating(`${plant}/internet-gateways-new`, 'Create internet gateway'),
    creating(`${plant}/internet-gateways/uplink-east/pools-attach`, 'Attach IP pool', {
      picks: { 'IP pool': /./ },
    }),
    creating(`${plant}/internet-gateways/default/addresses-attach`, 'Attach IP address', {
      texts: { 'IP address': '192.0.2.99' },
    }),
  ],
}
