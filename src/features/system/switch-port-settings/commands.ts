import type { SwitchPort, SwitchPortSettingsIdentity } from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'
import { portTitle } from '#features/shared/fabric/port'

/** Settings with the known ports that have them. */
interface SettingsOnPorts {
  settings: SwitchPortSettingsIdentity
  ports: readonly SwitchPort[]
}

/**
 * Deletes settings. Disabled while applied: a region may delete them anyway, and leave ports with a dangling id.
 */
export const deleteSettings = defineCommand<SettingsOnPorts>()({
  name: 'portSettings.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  endpoint: switchPortSettingsApi.endpoints.networkingSwitchPortSettingsDelete,
  needs: fleetAdmin,
  toArgs: ({ settings }) => ({ portSettings: settings.id }),
  subject: ({ settings: { id, name } }) => ({ kind: 'portSettings', id, name }),
  disabledReason: ({ ports: [port] }) =>
    port ? `Applied to ${portTitle(port)}: clear the settings of that port first` : undefined,
  confirm: ({ settings: { name } }) => ({
    title: phrase`Delete ${name}?`,
    body: 'The settings are deleted; their addresses can be given to others. No port has these settings now.',
    tone: 'danger',
  }),
  end: ({ settings: { name } }) => `Switch port settings ${name} deleted`,
  errorMessage: ({ settings: { name } }) => `Could not delete ${name}`,
})
