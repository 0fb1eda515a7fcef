import { foundInVpc, type FoundKind } from '#features/shared/foundFacts'
import { subnets } from './noun'

/** Subnets. */
export const foundBy: readonly FoundKind[] = [
  foundInVpc('vpcList', 'vpcSubnetList', subnets, {
    factsOf: ({ name, ipv4Block, ipv6Block }, { project, vpc }) => ({
      to: subnets.to.edit({ project, vpc, subnet: name }),
      texts: [ipv4Block, ipv6Block],
    }),
    inside: ({ name }, place) => ({ ...place, subnet: name }),
  }),
]
