import type { Disk, DiskCreate } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { elsewhere } from '#store/commands/end'
import { defineCommand } from '#store/commands/command'
import { futureId } from '#store/commands/many'
import { phrase } from '#store/commands/phrase'
import { projectCollaborator } from '#model/needs'

interface DiskToCreate {
  project: string
  body: DiskCreate
}

const { diskCreate, diskView } = disksApi.endpoints

/** Creates a disk as one of many. A form that creates one sends its request itself. */
export const createDisk = defineCommand<DiskToCreate>()({
  name: 'disk.create',
  label: 'Create',
  many: 'byName',
  needs: projectCollaborator,
  takes: ({ body }) => ({ storage: body.size }),
  endpoint: diskCreate,
  toArgs: ({ project, body }) => ({ project, body }),
  subject: ({ project, body: { name } }) => ({ kind: 'disk', id: futureId(project, name), name }),
  confirm: ({ body: { name } }) => ({
    title: phrase`Create ${name}?`,
    body: 'Each has a name of its own. Everything else is the same.',
    tone: 'primary',
  }),
  end: elsewhere,
  errorMessage: ({ body: { name } }) => `Could not create ${name}`,
  follow: ({ project, body: { name } }) => diskView.initiate({ project, disk: name }, { forceRefetch: true }),
  isMade: ({ body: { size, description } }, found) => {
    const { size: bytes, description: text } = found as Disk
    return bytes === size && text === description
  },
})
