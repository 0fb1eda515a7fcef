import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { loopbackAddresses } from './noun'

/** Loopback addresses of switches. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'networkingLoopbackAddressList', loopbackAddresses, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ address, switchSlot }) => ({
      label: `${address} of ${switchSlot}`,
      to: loopbackAddresses.to.list(),
      texts: [address],
    }),
  }),
]
