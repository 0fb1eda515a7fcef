import { useMemo } from 'react'
import { disksApi } from '#store/api/resources/disks'
import type { Disk, Snapshot } from '#store/api/generated/types'
import { Presets } from '#features/kit/form/Presets'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useNotify } from '#features/kit/errors/useNotify'
import { DiskFields, sizeIn, useDiskSources } from './DiskFields'
import { DiskQuotaSummary } from './DiskQuotaSummary'
import { diskBody, diskDraft, diskFrom, diskSchema, emptyDisk } from './diskForm'

interface CreateDiskFormProps {
  project: string
  /** The preselected source of the disk; another one can be chosen. */
  snapshot?: Snapshot | undefined
  onCreated: (disk: Disk) => void
  onDismiss: () => void
}

/** The panel itself; the storage tab also uses it and then attaches the new disk. */
export function CreateDiskForm({ project, snapshot, onCreated, onDismiss }: CreateDiskFormProps) {
  const sources = useDiskSources(project)
  const notify = useNotify()
  const [create] = disksApi.endpoints.diskCreate.useMutation()
  const schema = useMemo(() => diskSchema(sizeIn(sources.all)), [sources.all])
  return (
    <SidePanelForm
      title="Create disk"
      submitLabel="Create disk"
      schema={schema}
      initial={snapshot ? diskFrom(snapshot) : emptyDisk}
      draft={{
        fields: diskDraft,
        variant: snapshot?.name ?? '',
      }}
      send={(values) => create({ project, body: diskBody(values) }).unwrap()}
      onSaved={(disk) => {
        notify(`Disk ${disk.name} created`)
        onCreated(disk)
      }}
      onDismiss={onDismiss}
    >
      <Presets of={snapshot ? diskFrom(snapshot) : {}} />
      <DiskFields sources={sources} />
      <DiskQuotaSummary />
    </SidePanelForm>
  )
}
