import type { ProbeInfo } from '#store/api/generated/types'
import { probesApi } from '#store/api/resources/probes'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { ofProject, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteProbe } from './commands'
import { probes } from './noun'

/** Probes, as their project is taken down. */
export const deletedWith: DeletedWith = {
  probe: {
    in: 'project',
    words: wordsOf(probes),
    to: (probe, { project }) => probes.to.page({ project, probe }),
    list: (place) =>
      pagedList(probesApi.endpoints.probeList, ofProject, (probe: ProbeInfo) => ({
        id: probe.id,
        name: probe.name,
        runs: manyRow(deleteProbe, { project: place.project, probe }),
      }))(place),
  },
}
