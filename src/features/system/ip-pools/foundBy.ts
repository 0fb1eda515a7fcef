import { ipRangeText } from '#model/network/ipRange'
import { foundOf, fromOperator, type FoundKind } from '#features/shared/foundFacts'
import { ipPools } from './noun'

/** The ranges of a pool are on its page. */
const ranges = { ...ipPools, kind: 'ipPoolRange', title: 'IP ranges', many: 'IP ranges' } as const

/** IP pools and their ranges. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'systemIpPoolList', ipPools, {
    needs: [],
    isAskedFrom: fromOperator,
    hasAddresses: true,
    factsOf: ({ name }) => ({ to: ipPools.to.page({ pool: name }) }),
    inside: ({ name }) => ({ pool: name }),
  }),
  foundOf('systemIpPoolList', 'systemIpPoolRangeList', ranges, {
    needs: ['pool'],
    hasAddresses: true,
    factsOf: ({ range }, { pool = '' }) => ({
      label: ipRangeText(range),
      to: ipPools.to.page({ pool }),
      texts: [pool],
    }),
  }),
  foundOf('region', 'systemIpPoolServiceRangeList', ranges, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ range }) => ({ label: ipRangeText(range), to: ipPools.to.servicePool() }),
  }),
]
