import { foundInProject, fromProject, type FoundKind } from '#features/shared/foundFacts'
import { floatingIps } from './noun'

/** Floating IPs. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('floatingIpList', floatingIps, {
    isAskedFrom: fromProject,
    hasAddresses: true,
    factsOf: ({ name, ip }, { project }) => ({
      to: floatingIps.to.edit({ project, floatingIp: name }),
      texts: [ip],
    }),
  }),
]
