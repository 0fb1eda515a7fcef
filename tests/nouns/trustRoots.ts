import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import type { NounCases } from '../support/nounCases'

const rootRole = {
  signed: {
    _type: 'root',
    version: 2,
    spec_version: '1.0.0',
    expires: '2020-05-01T00:00:00Z',
    roles: { root: { keyids: ['a1'], threshold: 1 } },
  },
  signatures: [{ keyid: 'a1', sig: '00' }],
}

const trustRootId = idOf('trust root 1')

export const cases: NounCases = {
  lacks: { found: 'few, on one page, without names' },
  at: { trustRootId: { is: trustRootId, named: shortId(trustRootId) } },
  pages: { list: { title: 'Update' } },
  fleetViewerButtons: [
    [
      '/system/update/trust-roots',
      'Add trust root',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
  ],
  forms: [
    {
      path: '/system/update/trust-roots-new',
      typed: { 'Root role': JSON.stringify(rootRole) },
      wrong: [
        [{ 'Root role': 'root.json' }, 'text', /This is not JSON/],
        [
          { 'Root role': JSON.stringify({ ...rootRole, signatures: [] }) },
          'text',
          /The root role is not signed/,
        ],
      ],
    },
  ],
  commands: [
    {
      path: '/system/update/trust-roots',
      of: idOf('trust root 1').slice(0, 8),
      label: 'Delete',
      asks: 'It is the only one',
      shows: ['/system/update/trust-roots', 'No trust roots'],
    },
  ],
}
