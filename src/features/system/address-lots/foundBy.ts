import { ipRangeText } from '#model/network/ipRange'
import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { addressLots } from './noun'

/** The blocks of a lot are on its page. */
const blocks = {
  ...addressLots,
  kind: undefined,
  title: 'Blocks of address lots',
  many: 'blocks of address lots',
}

/** Address lots and their blocks. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'networkingAddressLotList', addressLots, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ name }) => ({ to: addressLots.to.page({ lot: name }) }),
    inside: ({ name }) => ({ addressLot: name }),
  }),
  foundOf('networkingAddressLotList', 'networkingAddressLotBlockList', blocks, {
    needs: ['addressLot'],
    hasAddresses: true,
    factsOf: ({ firstAddress: first, lastAddress: last }, { addressLot = '' }) => ({
      label: ipRangeText({ first, last }),
      to: addressLots.to.page({ lot: addressLot }),
      texts: [addressLot],
    }),
  }),
]
