import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { usersOfSilo } from './noun'

/** The users of every silo. */
export const foundBy: readonly FoundKind[] = [
  foundOf('siloList', 'siloUserList', usersOfSilo, {
    needs: ['silo'],
    factsOf: ({ id }, { silo = '' }) => ({ to: usersOfSilo.to.page({ silo, identity: id }) }),
  }),
]
