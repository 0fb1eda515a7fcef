import { switchPortsApi } from '#store/api/resources/switchPorts'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'
import { portParams, portAt, portTitle } from '#features/shared/fabric/port'
import { afterClear, type PortBefore } from './settingsChange'

/** Clears the settings of a port. The confirmation lists the consequences. */
export const clearSettings = defineCommand<PortBefore>()({
  name: 'switchPort.clearSettings',
  label: 'Clear settings',
  many: 'repeatable',
  endpoint: switchPortsApi.endpoints.switchPortClearSettings,
  needs: fleetAdmin,
  toArgs: ({ port }) => portAt(portParams(port)),
  subject: ({ port }) => ({ kind: 'switchPort', id: port.id, name: portTitle(port) }),
  disabledReason: ({ port }) => (port.portSettingsId ? undefined : 'The port has no settings'),
  confirm: (subject) => ({
    title: phrase`Clear settings of ${portTitle(subject.port)}?`,
    body: afterClear(subject),
    tone: 'danger',
  }),
  end: ({ port }) => `Settings of ${portTitle(port)} cleared`,
  errorMessage: ({ port }) => `Could not clear settings of ${portTitle(port)}`,
})
