import { object } from 'yup'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { noSnapshotReason } from '#machines/lifecycle/diskSnapshots'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Disk, Snapshot } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { imagesApi } from '#store/api/resources/images'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { unlessAtRest } from '#store/commands/birth'
import { restText } from '#store/commands/end'
import { FOLLOWED } from '#store/commands/followed'
import { projectCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { wireWords } from '#model/case'
import { formatBytes } from '#ui/format/bytes'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { SizeText } from '#ui/text/SizeText'
import { useParam } from '#features/kit/routing/useParam'
import { QuotaSummary } from '#features/shared/QuotaSummary'
import { useForm } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { ableFirst, choiceStatus, type Choice } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { resourceDescription, resourceName, requiredText } from '#features/kit/form/rules'
import { ImageFields } from '#features/shared/image/ImageFields'
import { imageRules } from '#features/shared/image/imageForm'
import { imageReady } from '#features/shared/image/imageReady'
import { snapshots } from './noun'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  disk: requiredText('Disk'),
})

/** A disk option; one that cannot be snapshotted now stays in the list with its reason. */
function choiceOf(disk: Disk): Choice {
  const reason = noSnapshotReason(disk) ?? diskLifecycle.why(disk.state.state, 'command.snapshot')
  const detail = `${formatBytes(disk.size)}, ${wireWords(disk.state.state)}`
  return { value: disk.id, label: disk.name, detail, disabledReason: reason }
}

/** A new snapshot, which says that it is ready. */
const bornSnapshot = ({ id, name, state }: Snapshot, project: string) =>
  unlessAtRest(snapshotLifecycle, {
    subject: { kind: 'snapshot', id, name, state },
    follow: snapshotsApi.endpoints.snapshotView.initiate({ snapshot: id }, FOLLOWED),
    end: ({ reached = state }) => ({
      says: reached === 'ready' ? `Snapshot ${name} is ready` : restText(name, reached),
      next: { label: 'View snapshot', to: snapshots.to.page({ project, snapshot: name }) },
    }),
  })

/** Takes a snapshot of one of the project's disks. */
export function CreateSnapshotPanel() {
  const { project } = useParam('project')
  const disks = disksApi.endpoints.diskList.useQuery({ project, limit: ALL_LIMIT })
  return (
    <SidePanelForm
      title={snapshots.panels.create}
      needs={snapshots.creates.create}
      schema={schema}
      initial={{ name: '', description: '', disk: '' }}
      draft={{ fields: ['name', 'description', 'disk'] }}
      send={(body, { save }) => save(snapshotsApi.endpoints.snapshotCreate, { project, body })}
      saved={(snapshot) => ({
        says: `Snapshot ${snapshot.name} created`,
        next: {
          label: 'View snapshot',
          to: snapshots.to.page({ project, snapshot: snapshot.name }),
        },
      })}
      born={(snapshot) => bornSnapshot(snapshot, project)}
      back={snapshots.to.list({ project })}
    >
      <NameField />
      <DescriptionField />
      <ChoiceField
        name="disk"
        label="Disk"
        noun="disk"
        empty={`No disks in ${project}`}
        status={choiceStatus(disks)}
        choices={(disks.currentData?.items ?? []).map(choiceOf).sort(ableFirst)}
      />
      <SnapshotQuotaSummary disks={disks.currentData?.items ?? []} />
    </SidePanelForm>
  )
}

/** The quota that the snapshot uses: the full size of its disk. */
function SnapshotQuotaSummary({ disks }: { disks: readonly Disk[] }) {
  const { values } = useForm<{ disk: string }>()
  return <QuotaSummary storage={disks.find(({ id }) => id === values.disk)?.size ?? 0} />
}

const imageSchema = object(imageRules)

/** Creates an image from a snapshot; it has the snapshot's size and block size. */
export function CreateImagePanel() {
  const { project, snapshot: name } = useParam('project', 'snapshot')
  const { data: snapshot } = snapshotsApi.endpoints.snapshotView.useQuery({ project, snapshot: name })
  if (!snapshot) return null
  return (
    <SidePanelForm
      title={snapshots.panels.createImage}
      submitLabel="Create image"
      needs={projectCollaborator}
      schema={imageSchema}
      initial={{ name: snapshot.name, description: '', os: '', version: '' }}
      draft={{ fields: ['name', 'description', 'os', 'version'] }}
      send={(details, { save }) =>
        save(imagesApi.endpoints.imageCreate, {
          project,
          body: { ...details, source: { type: 'snapshot', id: snapshot.id } },
        })
      }
      saved={(image) => imageReady(project, image)}
      back={snapshots.to.list({ project })}
    >
      <PropertyList
        items={[
          { label: 'Snapshot', value: snapshot.name },
          { label: 'Description', value: snapshot.description || <EmptyCell /> },
          { label: 'Project', value: project },
          { label: 'Size', value: <SizeText bytes={snapshot.size} /> },
        ]}
      />
      <ImageFields />
    </SidePanelForm>
  )
}
