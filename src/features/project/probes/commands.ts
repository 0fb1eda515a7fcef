import type { ProbeInfo } from '#store/api/generated/types'
import { probesApi } from '#store/api/resources/probes'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'

/** A probe with its project, which requests need even with an id. */
export interface ProbeInProject {
  project: string
  probe: ProbeInfo
}

export const deleteProbe = defineCommand<ProbeInProject>()({
  name: 'probe.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: probesApi.endpoints.probeDelete,
  toArgs: ({ project, probe }) => ({ project, probe: probe.id }),
  subject: ({ probe }) => ({ kind: 'probe', id: probe.id, name: probe.name }),
  confirm: ({ probe }, { The }) => ({
    title: phrase`Delete ${probe.name}?`,
    body: `${The} probe is deleted. Its address goes back to the pool; instances are not touched.`,
    tone: 'danger',
  }),
  end: ({ probe }) => `Probe ${probe.name} deleted`,
  errorMessage: ({ probe }) => `Could not delete ${probe.name}`,
})
