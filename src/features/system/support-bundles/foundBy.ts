import { foundOf, type FoundKind } from '#features/shared/foundFacts'
import { supportBundles } from './noun'

/** Support bundles, by why they were made. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'supportBundleList', supportBundles, {
    needs: [],
    factsOf: ({ id, reasonForCreation, userComment }) => ({
      label: userComment || reasonForCreation,
      to: supportBundles.to.page({ bundleId: id }),
      texts: [reasonForCreation],
    }),
  }),
]
