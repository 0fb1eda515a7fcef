import { useMemo } from 'react'
import type { DiskCreate } from '#store/api/generated/types'
import { DiskFields, sizeIn, useDiskSources } from '#features/shared/disk/DiskFields'
import { diskBody, diskDraft, diskSchema, emptyDisk } from '#features/shared/disk/diskForm'
import { DiskQuotaSummary } from '#features/shared/disk/DiskQuotaSummary'
import { freeName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'

interface QueueDiskPanelProps {
  project: string
  taken: ReadonlySet<string>
  /** Bytes of the instance's other new disks. */
  storage: number
  onQueued: (disk: DiskCreate) => void
  onDismiss: () => void
}

/** Defines a disk for the new instance. Sends nothing. */
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
      <DiskQuotaSummary besides={storage} />
    </SidePanelForm>
  )
}
