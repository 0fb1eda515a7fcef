import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { multicastGroups } from './noun'

/** Multicast groups, by their addresses and sources. */
export const foundBy: readonly FoundKind[] = [
  foundOf('silo', 'multicastGroupList', multicastGroups, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ name, multicastIp, sourceIps }) => ({
      to: multicastGroups.to.page({ multicastGroup: name }),
      texts: [multicastIp, ...sourceIps],
    }),
  }),
]
