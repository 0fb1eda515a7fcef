import { goes, networking, type NounCases } from '../support/nounCases'

export const cases: NounCases = {
  beside: { lot: 'dock-services' },
  at: { lot: 'rack-infra' },
  pages: { list: { title: 'Addresses' } },
  missing: [[`${networking}/address-lots/nope`, 'address lot nope']],
  failing: [['networkingAddressLotList', `${networking}/address-lots`, 'Could not load address lots']],
  failingParts: [
    [
      'networkingAddressLotBlockList',
      `${networking}/address-lots/rack-infra`,
      'Could not load blocks',
      'Ports with its addresses',
    ],
  ],
  fleetViewerButtons: [
    [
      `${networking}/address-lots`,
      'Create address lot',
      'Only a collaborator of the fleet can do this. You are a viewer',
    ],
  ],
  forms: [
    {
      path: `${networking}/address-lots-new`,
      typed: { Name: 'quay-infra', Blocks: '198.51.100.0-198.51.100.9\n198.51.100.20' },
      wrong: [
        [{ Blocks: '' }, 'blocks', 'Blocks is required'],
        [
          { Blocks: '198.51.100.0-198.51.100.9\n198.51.100.30-198.51.100.20' },
          'blocks',
          'Line 2: the last address must not be below the first',
        ],
      ],
      shows: [`${networking}/address-lots`, 'quay-infra'],
    },
  ],
  commands: [
    {
      path: `${networking}/address-lots`,
      of: 'rack-infra',
      label: 'Delete',
      asks: 'Delete rack-infra?',
      refused: /is in use/,
    },
    goes(`${networking}/address-lots`, 'dock-services', 'Delete'),
  ],
  sends: [
    {
      path: '/system/networking/address-lots-new',
      title: 'Create address lot',
      submit: 'Create address lot',
      texts: { Name: 'typed-in-vain', Blocks: '198.51.100.0-198.51.100.9' },
    },
  ],
}
