import { idOf } from '#mirage/random'
import { goes, type NounCases } from '../support/nounCases'

const carriers = '/system/silos/tidewater-carriers/scim'
const tokenOf = (silo: string, hours: number) => idOf(`scim token ${idOf(`silo ${silo}`)} seed ${hours}`)
const inOps = tokenOf('tidewater-ops', 2_000)
const inUse = tokenOf('tidewater-carriers', 700).slice(0, 8)

export const cases: NounCases = {
  at: { tokenId: { is: inOps, named: inOps.slice(0, 8) } },
  lacks: {
    found: 'it has no name, and is on a tab of its silo, which is found',
    role: 'the silo decides which role',
  },
  missing: [[`${carriers}/nope`, 'SCIM token nope in tidewater-carriers']],
  failing: [['scimTokenList', carriers, 'Could not load SCIM tokens']],
  menus: [[carriers, inUse, ['Copy ID', 'Delete']]],
  forms: [{ path: `${carriers}-new`, typed: {} }],
  commands: [goes(carriers, inUse, 'Delete', 'provisioning stops at once')],
}
