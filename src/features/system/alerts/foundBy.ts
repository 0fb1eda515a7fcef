import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { alertReceivers } from './noun'

/** Alert receivers. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'alertReceiverList', alertReceivers, {
    needs: [],
    factsOf: ({ name }) => ({ to: alertReceivers.to.page({ receiver: name }) }),
  }),
]
