import { idOf } from '#mirage/random'
import { goes, nameRequired, plant, type NounCases, vpc } from '../support/nounCases'

export const cases: NounCases = {
  beside: { gateway: 'default' },
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
  forms: [
    {
      path: `${plant}/internet-gateways-new`,
      typed: { Name: 'north', Description: 'To the north' },
      wrong: [nameRequired],
      refused: [[{ Name: 'default' }, 'name', /name already exists/]],
      notice: 'Internet gateway north created',
      shows: [`${plant}/internet-gateways/north`, /No IP address attached .*No IP pool attached/],
    },
    {
      path: `${plant}/internet-gateways/north/pools-attach`,
      typed: { 'IP pool': idOf('pool dock-public'), 'Name of the attachment': 'outward' },
      wrong: [[{ 'IP pool': '' }, 'ipPool', 'IP pool is required']],
      notice: 'IP pool outward attached',
      shows: [`${plant}/internet-gateways/north`, 'outward'],
    },
    {
      path: `${plant}/internet-gateways/north/addresses-attach`,
      typed: { 'IP address': '192.0.2.77', 'Name of the attachment': 'fixed' },
      wrong: [
        [{ 'IP address': '' }, 'address', 'IP address is required'],
        [{ 'IP address': '192.0.2' }, 'address', 'Not a valid IP address'],
      ],
      notice: 'IP address 192.0.2.77 attached',
      shows: [`${plant}/internet-gateways/north`, /at most one address.*fixed 192\.0\.2\.77/],
    },
  ],
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
    goes(`${plant}/internet-gateways/uplink-east`, 'east-quay', 'Detach'),
    goes(
      `${plant}/internet-gateways`,
      'uplink-east',
      'Delete with routes',
      'Delete uplink-east with its routes?',
    ),
  ],
}
