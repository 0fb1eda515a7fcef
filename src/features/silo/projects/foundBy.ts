import { foundOf, fromSilo, type FoundKind } from '#features/shared/foundFacts'
import { projects } from './noun'

/** Projects. */
export const foundBy: readonly FoundKind[] = [
  foundOf('silo', 'projectList', projects, {
    needs: [],
    isAskedFrom: fromSilo,
    hasAddresses: true,
    factsOf: ({ name }) => ({ to: projects.to.page({ project: name }) }),
    inside: ({ name }) => ({ project: name }),
  }),
]
