import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { bfdSessions } from './noun'

/** BFD sessions, by their addresses. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'networkingBfdStatus', bfdSessions, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ peer, local, switchSlot }) => ({
      label: `${peer} of ${switchSlot}`,
      to: bfdSessions.to.page({ switchLocation: switchSlot, peer }),
      texts: [peer, local],
    }),
  }),
]
