import { foundOf, fromOperator, fromProject, type FoundKind } from '#features/shared/foundFacts'
import { users } from './noun'

/** The users of the silo. */
export const foundBy: readonly FoundKind[] = [
  foundOf('silo', 'userList', users, {
    needs: [],
    isAskedFrom: (from) => fromOperator(from) || !(from.isInRegion || fromProject(from)),
    factsOf: ({ id }) => ({ to: users.to.page({ userId: id }) }),
  }),
]
