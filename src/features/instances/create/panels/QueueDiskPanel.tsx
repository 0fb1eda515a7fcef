import { useMemo } from 'react'
import type { DiskCreate } from '../../../../store/api/generated/types'
import { DiskFields, sizeIn, useDiskSources } from '../../../disks/DiskFields'
import { diskBody, diskDraft, diskSchema, emptyDisk } from '../../../disks/diskForm'
import { DiskHeadroom } from '../../../disks/DiskHeadroom'
import { freeName } from '../../../shared/form/rules'
import { SidePanelForm } from '../../../shared/form/SidePanelForm'

interface QueueDiskPanelProps {
  project: string
  taken: ReadonlySet<string>
  /** Bytes of the disks that the instance gets besides. */
  storage: number
  onQueued: (disk: DiskCreate) => void
  onDismiss: () => void
}

/** Describes a disk that is made together with the instance. Nothing is sent. */
export function QueueDiskPanel({ project, taken, storage, onQueued, onDismiss }: QueueDiskPanelProps) {
  const sources = useDiskSources(project)
  const schema = useMemo(
    () =>
      diskSchema(sizeIn(sources.all)).shape({
        name: freeName(taken, 'A disk of that name is there already'),
      }),
    [sources.all, taken],
  )
  return (
    <SidePanelForm
      title="Create disk"
      submitLabel="Create disk"
      schema={schema}
      initial={emptyDisk}
      draft={{ fields: diskDraft, variant: 'New disk' }}
      send={async (values) => diskBody(values)}
      onSaved={onQueued}
      onDismiss={onDismiss}
    >
      <DiskFields sources={sources} />
      <DiskHeadroom besides={storage} />
    </SidePanelForm>
  )
}
