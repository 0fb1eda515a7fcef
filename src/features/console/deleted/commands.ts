import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { Disk, DiskCreate, Instance, InstanceCreate } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { elsewhere } from '#store/commands/end'
import { defineCommand } from '#store/commands/command'
import { FOLLOWED } from '#store/commands/followed'
import { futureId } from '#store/commands/many'
import { checkByReading } from '#store/commands/checkByReading'
import type { Named } from '#store/kept/deletedRecords'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { createInstance } from '#features/project/instances/create/commands'
import { createDisk } from '#features/shared/disk/commands'
import type { NicTransit } from './instanceOutlook'
import { isMadeFrom, type DiskFrom } from './chanceOfDisk'

// The steps that bring back what was deleted. They are rows of a batch, so that nothing is made twice. Rule: BACK-5.

/** An instance to make again. */
interface InstanceToBringBack {
  project: string
  body: InstanceCreate
}

const instances = instancesApi.endpoints

/** Makes the instance with its disks, interfaces and addresses in one request. The row ends once it has stopped. */
export const bringBackInstance = defineCommand<InstanceToBringBack>()({
  name: 'instance.bringBack',
  label: 'Bring back',
  many: 'byName',
  needs: projectCollaborator,
  takes: createInstance.takes,
  endpoint: instances.instanceCreate,
  toArgs: ({ project, body }) => ({ project, body }),
  subject: createInstance.subject,
  end: elsewhere,
  errorMessage: ({ body: { name } }) => `Could not bring back ${name}`,
  follow: createInstance.follow,
  isMade: createInstance.isMade,
  makes: ({ body: { start } }, { id, name, runState }: Instance) =>
    // One that starts is on its way.
    start
      ? undefined
      : {
          subject: { kind: 'instance', id, name, state: runState },
          rule: { lifecycle: instanceLifecycle as Lifecycle, event: 'command.start' },
          follow: instances.instanceView.initiate({ instance: id }, FOLLOWED),
        },
})

/** A disk to make again, and of what. */
export interface DiskToBringBack {
  project: string
  body: DiskCreate
  from: DiskFrom
}

/** Makes a disk from its snapshot. The row ends once it is at rest. */
export const bringBackDisk = defineCommand<DiskToBringBack>()({
  name: 'disk.bringBack',
  label: 'Bring back',
  many: 'byName',
  needs: projectCollaborator,
  takes: createDisk.takes,
  endpoint: disksApi.endpoints.diskCreate,
  toArgs: ({ project, body }) => ({ project, body }),
  subject: createDisk.subject,
  end: elsewhere,
  errorMessage: ({ body: { name } }) => `Could not bring back ${name}`,
  follow: createDisk.follow,
  isMade: ({ from }, found) => isMadeFrom(found as Disk, from),
  makes: (_, { id, name, state }: Disk) => ({
    subject: { kind: 'disk', id, name, state: state.state },
    rule: { lifecycle: diskLifecycle as Lifecycle, event: 'command.snapshot' },
    follow: disksApi.endpoints.diskView.initiate({ disk: id }, FOLLOWED),
  }),
})

/** An instance that is made again, by its name. */
interface MadeAgain {
  project: string
  instance: string
}

/** Gives an interface its transit IPs again. */
export const setTransitIps = defineCommand<MadeAgain & NicTransit>()({
  name: 'nic.setTransitIps',
  label: 'Set transit IPs',
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: networkInterfacesApi.endpoints.instanceNetworkInterfaceUpdate,
  toArgs: ({ project, instance, nic, ips }) => ({
    project,
    instance,
    interface: nic,
    body: { transitIps: [...ips] },
  }),
  subject: ({ project, instance, nic }) => ({
    kind: 'instance',
    id: futureId(project, instance),
    name: instance,
    part: nic,
  }),
  end: elsewhere,
  errorMessage: ({ nic }) => `Could not set the transit IPs of ${nic}`,
})

/** A group that the instance was in. */
interface GroupToJoin extends MadeAgain {
  group: Named
}

/** Puts the instance back into an affinity group. */
export const joinGroup = defineCommand<GroupToJoin>()({
  name: 'affinity.addInstance',
  label: 'Add to group',
  many: 'once',
  needs: projectCollaborator,
  endpoint: affinityApi.endpoints.affinityGroupMemberInstanceAdd,
  toArgs: ({ project, instance, group }) => ({ project, instance, affinityGroup: group.name }),
  subject: ({ group }) => ({ kind: 'affinityGroup', id: group.id, name: group.name }),
  end: elsewhere,
  errorMessage: ({ instance, group }) => `Could not add ${instance} to ${group.name}`,
  isSo: ({ project, instance, group }) =>
    checkByReading(
      affinityApi.endpoints.instanceAffinityGroupList,
      { project, instance, limit: ALL_LIMIT },
      ({ items }) => items.some(({ id }) => id === group.id),
    ),
})

/** Starts the instance by its name, once it is in its groups. */
export const startAgain = defineCommand<MadeAgain>()({
  name: 'instance.start',
  label: 'Start',
  many: 'once',
  needs: projectCollaborator,
  endpoint: instances.instanceStart,
  toArgs: ({ project, instance }) => ({ project, instance }),
  subject: ({ project, instance: name }) => ({ kind: 'instance', id: futureId(project, name), name }),
  end: elsewhere,
  errorMessage: ({ instance }) => `Could not start ${instance}`,
  isSo: ({ project, instance }) =>
    checkByReading(instances.instanceView, { project, instance }, ({ runState }) =>
      instanceLifecycle.isDone(runState, 'command.start'),
    ),
})
