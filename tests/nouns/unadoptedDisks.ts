import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

const list = '/system/inventory/unadopted'
const serialOf = (sled: string, bay: number) =>
  `HY${idOf(`physical disk ${sled} ${bay}`).slice(0, 8).toUpperCase()}`
/** The failed disk of a working sled, which is in its slot again. */
const failed = serialOf('ORS1014', 3)

export const cases: NounCases = {
  pages: { list: { title: 'Inventory' } },
  lacks: {
    found: 'read with the requests to adopt them, as one list of its page',
    viewed: 'its calls show all of its kind, not one by its id',
  },
  failing: [['physicalDiskListUnadopted', list, 'Could not load unadopted disks']],
  emptyInSmall: [[list, 'No unadopted disks']],
  filters: [{ path: list, table: 'Unadopted disks', typed: failed.toLowerCase(), found: [failed] }],
  menus: [[list, failed, ['Copy serial', 'Adopt']]],
  commands: [
    {
      path: list,
      of: failed,
      label: 'Adopt',
      asks: /puts it in service again.*what was on it is lost/,
      shows: [list, '2 adoption requested'],
    },
    {
      path: list,
      of: failed,
      label: 'Withdraw request',
      asks: 'The disk stays out of service',
      shows: [list, 'unadopted'],
    },
  ],
  fleetViewerMenus: [[list, failed, 'Only an admin of the fleet can do this. You are a viewer', ['Adopt']]],
}
