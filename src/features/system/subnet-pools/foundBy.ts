import { foundOf, fromOperator, type FoundKind } from '#features/shared/foundFacts'
import { subnetPools } from './noun'

/** The members of a pool are on its page. */
const members = {
  ...subnetPools,
  kind: 'subnetPoolMember',
  title: 'Members of subnet pools',
  many: 'members of subnet pools',
} as const

/** Subnet pools and their members. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'systemSubnetPoolList', subnetPools, {
    needs: [],
    isAskedFrom: fromOperator,
    hasAddresses: true,
    factsOf: ({ name }) => ({ to: subnetPools.to.page({ subnetPool: name }) }),
    inside: ({ name }) => ({ pool: name }),
  }),
  foundOf('systemSubnetPoolList', 'systemSubnetPoolMemberList', members, {
    needs: ['pool'],
    hasAddresses: true,
    factsOf: ({ subnet }, { pool = '' }) => ({
      label: subnet,
      to: subnetPools.to.page({ subnetPool: pool }),
      texts: [pool],
    }),
  }),
]
