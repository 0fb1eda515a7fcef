import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { builtInUsers } from './noun'

/** The built-in users of the region. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'userBuiltinList', builtInUsers, {
    needs: [],
    factsOf: ({ name }) => ({ to: builtInUsers.to.page({ builtIn: name }) }),
  }),
]
