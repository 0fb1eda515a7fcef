import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { paths } from '#src/paths'
import { disksApi } from '#store/api/resources/disks'
import type { Disk } from '#store/api/generated/types'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { ALL_LIMIT } from '#store/model/paging'
import { formatBytes } from '#ui/format/bytes'
import { ableFirst, choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import type { Choice } from '#features/shared/form/choices'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { QuotaSummary } from '#features/shared/QuotaSummary'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { useForm } from '#features/shared/form/FormFields'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  disk: string().ensure().required('Disk is required'),
})

/** A disk option; one that cannot be snapshotted now stays in the list with its reason. */
function choiceOf(disk: Disk): Choice {
  const reason = diskLifecycle.why(disk.state.state, 'command.snapshot')
  const detail = `${formatBytes(disk.size)}, ${disk.state.state.replaceAll('_', ' ')}`
  return { value: disk.id, label: disk.name, detail, ...(reason ? { disabledReason: reason } : {}) }
}

/** Takes a snapshot of one of the project's disks. */
export function CreateSnapshotPanel() {
  const { project } = useParam('project')
  const go = useNavigate()
  const notify = useNotify()
  const [create] = snapshotsApi.endpoints.snapshotCreate.useMutation()
  const disks = disksApi.endpoints.diskList.useQuery({ project, limit: ALL_LIMIT })
  const back = () => void go(paths.snapshots({ project }), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create snapshot"
      submitLabel="Create snapshot"
      schema={schema}
      initial={{ name: '', description: '', disk: '' }}
      draft={{ fields: ['name', 'description', 'disk'] }}
      send={(body) => create({ project, body }).unwrap()}
      onSaved={(snapshot) => {
        notify(`Snapshot ${snapshot.name} created`, {
          label: 'View snapshot',
          to: paths.snapshot({ project, snapshot: snapshot.name }),
        })
        back()
      }}
      onDismiss={back}
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
