import { useEffect, useMemo, useState } from 'react'
import { disksApi } from '#store/api/resources/disks'
import type { Disk, Snapshot } from '#store/api/generated/types'
import { countOf } from '#model/countedNames'
import { ALL_LIMIT } from '#model/paging'
import { Presets } from '#features/kit/form/Presets'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useSendMany } from '#features/kit/form/useSendMany'
import { DiskFields, sizeIn, useDiskSources } from './DiskFields'
import { DiskQuotaSummary } from './DiskQuotaSummary'
import { bornDisk } from './bornDisk'
import { createDisk } from './commands'
import {
  diskBodies,
  diskDraft,
  diskFromSnapshot,
  diskSchema,
  emptyDisk,
  type DiskFormValues,
} from './diskForm'
import { disks } from '#features/project/disks/noun'

interface CreateDiskFormProps {
  project: string
  /** The preselected source of the disk; another one can be chosen. */
  snapshot?: Snapshot | undefined
  /** Called with the new disk. If it is left out, the form asks how many, and leaves once they are begun. */
  onCreated?: (disk: Disk) => void
  onDismiss: () => void
}

/** Reports how many disks the form makes: its button says so, and their names must be free. */
function CountReader({ onCount }: { onCount: (count: number) => void }) {
  const count = useFormPart(({ values }: FormStore<DiskFormValues>) => countOf(values))
  useEffect(() => onCount(count), [count, onCount])
  return null
}

/** The panel itself; the storage tab also uses it and then attaches the new disk. */
export function CreateDiskForm({ project, snapshot, onCreated, onDismiss }: CreateDiskFormProps) {
  const sources = useDiskSources(project)
  const sendMany = useSendMany()
  const isCounted = onCreated === undefined
  const [count, setCount] = useState(1)
  const { currentData } = disksApi.endpoints.diskList.useQuery(
    { project, limit: ALL_LIMIT },
    { skip: count === 1 },
  )
  const taken = useMemo(() => new Set(currentData?.items.map(({ name }) => name)), [currentData])
  const schema = useMemo(() => diskSchema(sizeIn(sources.all), taken), [sources.all, taken])
  return (
    <SidePanelForm
      title={disks.panels.create}
      submitLabel={count > 1 ? `Create ${count} disks` : undefined}
      needs={disks.creates.create}
      schema={schema}
      initial={snapshot ? diskFromSnapshot(snapshot) : emptyDisk}
      draft={{
        fields: diskDraft,
        variant: snapshot?.id ?? '',
      }}
      send={async (values, { save, ask, ...sending }) => {
        const bodies = diskBodies(values)
        const [only] = bodies
        if (only && bodies.length === 1) return save(disksApi.endpoints.diskCreate, { project, body: only })
        ask()
        await sendMany(
          sending,
          createDisk,
          'disks',
          bodies.map((body) => ({ project, body })),
        )
        return undefined
      }}
      saved={(disk) => disk && `Disk ${disk.name} created`}
      born={(disk) => disk && bornDisk(disk, project)}
      onSaved={(disk) => (disk && onCreated ? onCreated(disk) : onDismiss())}
      onDismiss={onDismiss}
    >
      <Presets of={snapshot ? diskFromSnapshot(snapshot) : {}} />
      <DiskFields sources={sources} isCounted={isCounted} />
      <CountReader onCount={setCount} />
      <DiskQuotaSummary />
    </SidePanelForm>
  )
}
