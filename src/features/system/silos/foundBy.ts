import { foundOf, fromOperator, type FoundKind } from '#features/shared/foundFacts'
import { silos } from './noun'

/** Silos. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'siloList', silos, {
    needs: [],
    isAskedFrom: fromOperator,
    factsOf: ({ name }) => ({ to: silos.to.page({ silo: name }) }),
    inside: ({ name }) => ({ silo: name }),
  }),
]
