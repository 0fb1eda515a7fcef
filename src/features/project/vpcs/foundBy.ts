import { foundInProject, fromProject, type FoundKind } from '#features/shared/foundFacts'
import { vpcs } from './noun'

/** VPCs. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('vpcList', vpcs, {
    isAskedFrom: fromProject,
    hasAddresses: true,
    factsOf: ({ name, dnsName, ipv6Prefix }, { project }) => ({
      to: vpcs.to.page({ project, vpc: name }),
      texts: [dnsName, ipv6Prefix],
    }),
    inside: ({ name }, place) => ({ ...place, vpc: name }),
  }),
]
