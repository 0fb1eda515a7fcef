import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { certificates } from './noun'

/** The TLS certificates of the silo. */
export const foundBy: readonly FoundKind[] = [
  foundOf('silo', 'certificateList', certificates, {
    needs: [],
    factsOf: ({ name }) => ({ to: certificates.to.page({ certificate: name }) }),
  }),
]
