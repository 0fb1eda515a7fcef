import type { ProbeInfo } from '#store/api/generated/types'
import { shownProbesApi } from '#store/api/resources/shownProbes'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#store/model/needs'

/** A probe with its project, which requests need even with an id. */
export interface ShownProbeInProject {
  project: string
  probe: ProbeInfo
}

export const deleteShownProbe = defineCommand<ShownProbeInProject>()({
  name: 'shownProbe.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: shownProbesApi.endpoints.shownProbeDelete,
  toArgs: ({ project, probe }) => ({ project, probe: probe.id }),
  subject: ({ probe }) => ({ kind: 'shownProbe', id: probe.id, name: probe.name }),
  confirm: ({ probe }, { The }) => ({
    title: phrase`Delete ${probe.name}?`,
    body: `${The} probe is deleted. Its address goes back to the pool; instances are not touched.`,
    tone: 'danger',
  }),
  successMessage: ({ probe }) => `Probe ${probe.name} deleted`,
  errorMessage: ({ probe }) => `Could not delete ${probe.name}`,
})
