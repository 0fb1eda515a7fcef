import { addressesOf } from '#model/network/privateIps'
import { foundInProject, type FoundKind } from '#features/shared/foundFacts'
import { probes } from './noun'

/** Probes, which only operators may list. */
export const foundBy: readonly FoundKind[] = [
  foundInProject('probeList', probes, {
    hasAddresses: true,
    factsOf: ({ name, externalIps, interface: nic }, { project }) => ({
      to: probes.to.page({ project, probe: name }),
      texts: [...externalIps.map(({ ip }) => ip), ...addressesOf(nic.ipConfig), nic.mac],
    }),
  }),
]
