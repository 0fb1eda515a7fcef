import type { ProbeInfo } from '#store/api/generated/types'
import { shownProbesApi } from '#store/api/resources/shownProbes'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#store/model/needs'

/** A probe with its project, which requests need even with an id. */
export interface ShownProbe {
  project: string
  probe: ProbeInfo
}

export const deleteShownProbe = defineCommand<ShownProbe>()({
  name: 'shownProbe.delete',
  label: 'Delete',
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: shownProbesApi.endpoints.shownProbeDelete,
  toArgs: ({ project, probe }) => ({ project, probe: probe.id }),
  subject: ({ probe }) => ({ kind: 'shownProbe', id: probe.id, name: probe.name }),
  confirm: ({ probe }) => ({
    title: phrase`Delete ${probe.name}?`,
    body: 'The shown probe is deleted. Its address goes back to the pool.',
    tone: 'danger',
  }),
  successMessage: ({ probe }) => `Shown probe ${probe.name} deleted`,
  errorMessage: ({ probe }) => `Could not delete ${probe.name}`,
})
