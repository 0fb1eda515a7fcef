import { vpc, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
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
}
