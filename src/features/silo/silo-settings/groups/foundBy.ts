import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { groups } from './noun'

/** The groups of the silo. */
export const foundBy: readonly FoundKind[] = [
  foundOf('silo', 'groupList', groups, {
    needs: [],
    factsOf: ({ id }) => ({ to: groups.to.page({ groupId: id }) }),
  }),
]
