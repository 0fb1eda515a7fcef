import { foundInProject, fromProject, type FoundKind } from '#features/shared/foundFacts'
import { externalSubnets } from './noun'

/** External subnets. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('externalSubnetList', externalSubnets, {
    isAskedFrom: fromProject,
    hasAddresses: true,
    factsOf: ({ name, subnet }, { project }) => ({
      to: externalSubnets.to.edit({ project, externalSubnet: name }),
      texts: [subnet],
    }),
  }),
]
