import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

const sled = idOf('sled of nowhere')
const open = `/system/inventory/sleds/${idOf('sled ORS1000')}/instances`

export const cases: NounCases = {
  beside: { sledId: idOf('sled ORS1001') },
  at: { sledId: idOf('sled ORS1000') },
  pages: {
    list: { title: 'Inventory' },
    page: { title: 'Sled ORS1000' },
    disks: { title: 'Sled ORS1000' },
  },
  missing: [[`/system/inventory/sleds/${sled}/instances`, `sled ${sled}`]],
  failing: [['sledList', '/system/inventory/sleds', 'Could not load sleds']],
  filters: [{ path: '/system/inventory/sleds', table: 'Sleds', typed: 'ors1028', found: ['ORS1028'] }],
  menus: [['/system/inventory/sleds', 'ORS1000', ['Copy ID', 'Make not provisionable']]],
  commands: [
    {
      path: open,
      of: 'Sled actions',
      label: 'Make not provisionable',
      asks: /no longer placed on the sled\. .*The \d+ instances that run on it stay.*11 other sleds take new instances/,
      shows: [open, 'not provisionable'],
    },
    {
      path: open,
      of: 'Sled actions',
      label: 'Make provisionable',
      hides: [open, 'not provisionable'],
    },
  ],
  fleetViewerMenus: [
    [
      open,
      'Sled actions',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Make not provisionable'],
    ],
  ],
}
