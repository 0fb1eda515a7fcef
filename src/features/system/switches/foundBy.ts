import { foundOf, fromOperator, type FoundKind } from '#features/shared/foundFacts'
import { switches } from './noun'

/** Switches, by their serial numbers. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'switchList', switches, {
    needs: [],
    isAskedFrom: fromOperator,
    factsOf: ({ id, baseboard }) => ({
      label: baseboard.serial,
      to: switches.to.page({ switchId: id }),
      texts: [baseboard.part],
    }),
  }),
]
