import { foundOf, fromOperator, type FoundKind } from '#features/shared/foundFacts'
import { racks } from './noun'

/** Racks, which have no names. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'rackList', racks, {
    needs: [],
    isAskedFrom: fromOperator,
    factsOf: ({ id }) => ({ label: id, to: racks.to.page({ rackId: id }) }),
  }),
]
