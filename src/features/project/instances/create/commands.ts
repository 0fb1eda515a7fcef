import type { Instance, InstanceCreate } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { defineCommand } from '#store/commands/command'
import { elsewhere } from '#store/commands/end'
import { futureId } from '#store/commands/many'
import { phrase } from '#store/commands/phrase'
import { projectCollaborator } from '#model/needs'

/** An instance to create. */
export interface InstanceToCreate {
  project: string
  body: InstanceCreate
}

const { instanceCreate, instanceView } = instancesApi.endpoints

const storageOf = ({ bootDisk, disks }: InstanceCreate) =>
  [...(bootDisk ? [bootDisk] : []), ...(disks ?? [])].reduce(
    (bytes, disk) => bytes + (disk.type === 'create' ? disk.size : 0),
    0,
  )

/** Creates an instance as one of many. A form that creates one sends its request itself. */
export const createInstance = defineCommand<InstanceToCreate>()({
  name: 'instance.create',
  label: 'Create',
  many: 'byName',
  needs: projectCollaborator,
  takes: ({ body }) => ({
    storage: storageOf(body),
    ...(body.start === false ? {} : { cpus: body.ncpus, memory: body.memory }),
  }),
  endpoint: instanceCreate,
  toArgs: ({ project, body }) => ({ project, body }),
  subject: ({ project, body: { name } }) => ({ kind: 'instance', id: futureId(project, name), name }),
  confirm: ({ body: { name, start } }) => ({
    title: phrase`Create ${name}?`,
    body: `Each has a name and disks of its own${start === false ? '' : ', and starts once it is created'}. Everything else is the same.`,
    tone: 'primary',
  }),
  end: elsewhere,
  errorMessage: ({ body: { name } }) => `Could not create ${name}`,
  follow: ({ project, body: { name } }) =>
    instanceView.initiate({ project, instance: name }, { forceRefetch: true }),
  isMade: ({ body: { hostname, ncpus, memory, description } }, found) => {
    const { hostname: host, ncpus: cpus, memory: bytes, description: text } = found as Instance
    return host === hostname && cpus === ncpus && bytes === memory && text === description
  },
})
