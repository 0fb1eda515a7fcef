import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import type { Instance } from '../../store/api/generated/types'
import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import { observeBy } from '../../store/eventLog/observe'
import '../../store/api/instances'

// The verbs of an instance, as data. Menus, buttons, the confirm dialog, the palette and demos all read these.
// Calls name the instance by id: a name would need its project, and the record knows that only by id.

observeBy('instance', instanceLifecycle)

const byId = (instance: Instance) => ({ instance: instance.id })
const subject = (instance: Instance) => ({
  kind: 'instance',
  id: instance.id,
  name: instance.name,
  state: instance.runState,
})

export const startInstance = defineCommand<Instance, 'instanceStart'>({
  name: 'instance.start',
  label: 'Start',
  operation: 'instanceStart',
  lifecycle: instanceLifecycle,
  event: 'command.start',
  toArgs: byId,
  subject,
  confirm: (instance) => ({
    title: phrase`Start ${instance.name}?`,
    body: 'The instance boots, and takes its CPUs and memory.',
    tone: 'primary',
  }),
  started: (instance) => `Starting instance ${instance.name}`,
  failed: (instance) => `Could not start ${instance.name}`,
  watch: true,
})

export const stopInstance = defineCommand<Instance, 'instanceStop'>({
  name: 'instance.stop',
  label: 'Stop',
  operation: 'instanceStop',
  lifecycle: instanceLifecycle,
  event: 'command.stop',
  toArgs: byId,
  subject,
  confirm: (instance) => ({
    title: phrase`Stop ${instance.name}?`,
    body: 'Everything that runs in the instance ends. Its disks and addresses are kept; its CPUs and memory are freed.',
    tone: 'danger',
  }),
  started: (instance) => `Stopping instance ${instance.name}`,
  failed: (instance) => `Could not stop ${instance.name}`,
  watch: true,
})

export const rebootInstance = defineCommand<Instance, 'instanceReboot'>({
  name: 'instance.reboot',
  label: 'Reboot',
  operation: 'instanceReboot',
  lifecycle: instanceLifecycle,
  event: 'command.reboot',
  toArgs: byId,
  subject,
  confirm: (instance) => ({
    title: phrase`Reboot ${instance.name}?`,
    body: 'Everything that runs in the instance is interrupted.',
    tone: 'danger',
  }),
  started: (instance) => `Rebooting instance ${instance.name}`,
  failed: (instance) => `Could not reboot ${instance.name}`,
  watch: true,
})

export const deleteInstance = defineCommand<Instance, 'instanceDelete'>({
  name: 'instance.delete',
  label: 'Delete',
  operation: 'instanceDelete',
  lifecycle: instanceLifecycle,
  event: 'command.delete',
  toArgs: byId,
  subject,
  confirm: (instance) => ({
    title: phrase`Delete ${instance.name}?`,
    body: 'The instance is deleted. Its disks are detached, not deleted. This cannot be undone.',
    tone: 'danger',
  }),
  started: (instance) => `Deleting instance ${instance.name}`,
  failed: (instance) => `Could not delete ${instance.name}`,
})
