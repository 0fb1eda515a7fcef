import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, InstanceState } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { projectCollaborator } from '#model/needs'
import { defineCommand, type Command, type EndOfMany } from '#store/commands/command'
import { FOLLOWED } from '#store/commands/followed'
import { phrase } from '#store/commands/phrase'
import { planStep } from '#store/commands/plan'
import { isStopped, ofMany, runs } from './instanceEnds'

// The commands of an instance, as data for menus, buttons, the confirm dialog and the palette. Requests use the
// instance's id: a name would require its project's name, which is not in the record.

/** The fields of an instance that its commands need; other records contain them too. */
export type NamedInstance = Pick<Instance, 'id' | 'name' | 'runState'> &
  Partial<Pick<Instance, 'ncpus' | 'memory'>>

const byId = (instance: NamedInstance) => ({ instance: instance.id })
const subject = (instance: NamedInstance) => ({
  kind: 'instance' as const,
  id: instance.id,
  name: instance.name,
  state: instance.runState,
})

/** An instance as a command has left it, for the one that comes next. */
const inState = (runState: InstanceState, instance: NamedInstance) => ({ ...instance, runState })

/** What follows a stop. */
const START_AGAIN = 'Start again'

/** Polls the state of an instance while a plan waits for it. */
export const followInstance = (instance: NamedInstance) =>
  instancesApi.endpoints.instanceView.initiate(byId(instance), FOLLOWED)

export const startInstance = defineCommand<NamedInstance>()({
  name: 'instance.start',
  label: 'Start',
  many: 'readFirst',
  takes: ({ ncpus, memory }) => ({ cpus: ncpus, memory }),
  needs: projectCollaborator,
  endpoint: instancesApi.endpoints.instanceStart,
  lifecycle: instanceLifecycle,
  event: 'command.start',
  toArgs: byId,
  subject,
  asks: 'overQuota',
  confirm: (instance, { The }) => ({
    title: phrase`Start ${instance.name}?`,
    body: `${The} instance boots, and takes its CPUs and memory.`,
    tone: 'primary',
  }),
  begins: (instance) => `Starting instance ${instance.name}`,
  end: (instance, { cached }) => runs(instance, cached),
  endOfMany: (rows): EndOfMany => ({
    says: ofMany(rows, 'run', 'in use'),
    next: { label: 'Stop', steps: rows.map((row) => planStep(stopInstance, inState('running', row))) },
  }),
  errorMessage: (instance) => `Could not start ${instance.name}`,
  watch: true,
  follow: followInstance,
})

export const stopInstance = defineCommand<NamedInstance>()({
  name: 'instance.stop',
  label: 'Stop',
  many: 'readFirst',
  needs: projectCollaborator,
  endpoint: instancesApi.endpoints.instanceStop,
  lifecycle: instanceLifecycle,
  event: 'command.stop',
  toArgs: byId,
  subject,
  confirm: (instance, { The, the }) => ({
    title: phrase`Stop ${instance.name}?`,
    body: instanceLifecycle.has(instance.runState, 'placed')
      ? `Everything that runs in ${the} instance ends. Its disks and addresses are kept; its CPUs and memory are freed.`
      : `${The} instance is down already. Once stopped, it is not restarted automatically. Its disks and addresses are kept.`,
    tone: 'primary',
  }),
  begins: (instance) => `Stopping instance ${instance.name}`,
  end: (instance) => isStopped(instance, START_AGAIN),
  endOfMany: (rows): EndOfMany => ({
    says: ofMany(rows, 'stopped', 'free'),
    next: {
      label: START_AGAIN,
      steps: rows.map((row) => planStep(startInstance, inState('stopped', row))),
    },
  }),
  errorMessage: (instance) => `Could not stop ${instance.name}`,
  watch: true,
  follow: followInstance,
})

export const rebootInstance = defineCommand<NamedInstance>()({
  name: 'instance.reboot',
  label: 'Reboot',
  many: 'readFirst',
  needs: projectCollaborator,
  endpoint: instancesApi.endpoints.instanceReboot,
  lifecycle: instanceLifecycle,
  event: 'command.reboot',
  toArgs: byId,
  subject,
  confirm: (instance, { the }) => ({
    title: phrase`Reboot ${instance.name}?`,
    body: `Everything that runs in ${the} instance is interrupted.`,
    tone: 'primary',
  }),
  begins: (instance) => `Rebooting instance ${instance.name}`,
  end: (instance, { cached }) => runs(instance, cached),
  endOfMany: (rows) => ({ says: ofMany(rows, 'rebooted') }),
  errorMessage: (instance) => `Could not reboot ${instance.name}`,
  watch: true,
  follow: followInstance,
})

export const deleteInstance = defineCommand<NamedInstance>()({
  name: 'instance.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: instancesApi.endpoints.instanceDelete,
  lifecycle: instanceLifecycle,
  event: 'command.delete',
  toArgs: byId,
  subject,
  confirm: (instance, { The }) => ({
    title: phrase`Delete ${instance.name}?`,
    body: `${The} instance is deleted. Its disks are detached, not deleted.`,
    tone: 'danger',
  }),
  returns: async (rows, store) => (await import('./instanceReturns')).ofInstances(rows, store),
  end: (instance) => `Instance ${instance.name} deleted`,
  endOfMany: (rows) => ({ says: ofMany(rows, 'deleted') }),
  errorMessage: (instance) => `Could not delete ${instance.name}`,
  follow: followInstance,
})

/** A command without further input. */
interface InstanceCommand {
  command: Command<NamedInstance>
  /** Plans for other commands may contain it: it changes the state without ending the instance. */
  isPlanStep?: true
}

/**
 * The commands without further input, in the order of menus. The menus of the list and the page, the palette, the
 * course, the lifecycle card and plans are generated from this table.
 */
export const instanceCommands: readonly InstanceCommand[] = [
  { command: startInstance, isPlanStep: true },
  { command: stopInstance, isPlanStep: true },
  { command: rebootInstance },
  { command: deleteInstance },
]

/** An instance with its new size. */
export interface Resizing {
  instance: Instance
  size: Partial<Pick<Instance, 'ncpus' | 'memory'>>
}

/** Changes CPUs and memory. Without a confirmation, since a form asks for the size. */
export const resizeInstance = defineCommand<Resizing>()({
  name: 'instance.resize',
  label: 'Resize',
  many: { not: 'Each instance has a size of its own' },
  needs: projectCollaborator,
  endpoint: instancesApi.endpoints.instanceUpdate,
  lifecycle: instanceLifecycle,
  event: 'command.resize',
  toArgs: ({ instance, size }) => ({ instance: instance.id, body: size }),
  subject: ({ instance }) => subject(instance),
  end: ({ instance }) => `Instance ${instance.name} resized`,
  errorMessage: ({ instance }) => `Could not resize ${instance.name}`,
  follow: ({ instance }) => followInstance(instance),
})
