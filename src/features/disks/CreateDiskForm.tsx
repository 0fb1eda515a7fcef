import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths'
import { disksApi } from '../../store/api/disks'
import type { Disk } from '../../store/api/generated/types'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'
import { DiskFields, sizeIn, useDiskSources } from './DiskFields'
import { diskBody, diskSchema, emptyDisk } from './diskForm'

interface CreateDiskFormProps {
  project: string
  onCreated: (disk: Disk) => void
  onDismiss: () => void
}

/** The panel itself; the storage tab opens it too, and attaches what it made. */
export function CreateDiskForm({ project, onCreated, onDismiss }: CreateDiskFormProps) {
  const sources = useDiskSources(project)
  const notify = useNotify()
  const [create] = disksApi.endpoints.diskCreate.useMutation()
  const schema = useMemo(() => diskSchema(sizeIn(sources.all)), [sources.all])
  return (
    <SidePanelForm
      title="Create disk"
      submitLabel="Create disk"
      schema={schema}
      initial={emptyDisk}
      send={(values) => create({ project, body: diskBody(values) }).unwrap()}
      onSaved={(disk) => {
        notify(`Disk ${disk.name} created`)
        onCreated(disk)
      }}
      onDismiss={onDismiss}
    >
      <DiskFields sources={sources} />
    </SidePanelForm>
  )
}

/** The panel at its own address, over the disk list. */
export function CreateDiskPanel() {
  const { project } = useParam('project')
  const go = useNavigate()
  const back = () => void go(paths.disks({ project }), { preventScrollReset: true })
  return <CreateDiskForm project={project} onCreated={back} onDismiss={back} />
}
