import { useFormikContext } from 'formik'
import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { diskLifecycle } from '../../machines/lifecycle/diskLifecycle'
import { paths } from '../../paths'
import { disksApi } from '../../store/api/disks'
import type { Disk } from '../../store/api/generated/types'
import { snapshotsApi } from '../../store/api/snapshots'
import { ALL_LIMIT } from '../../store/model/limits'
import { formatBytes } from '../../ui/format/bytes'
import { ableFirst, choiceStatus } from '../shared/form/choices'
import { ChoiceField, DescriptionField, NameField, type Choice } from '../shared/form/fields'
import { resourceDescription, resourceName } from '../shared/form/rules'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { Headroom } from '../shared/Headroom'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  disk: string().ensure().required('Disk is required'),
})

/** A disk to choose; one that cannot be snapshotted now stays in the list and says why. */
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
      <SnapshotHeadroom disks={disks.currentData?.items ?? []} />
    </SidePanelForm>
  )
}

/** What the snapshot takes of the quota: as much as its disk, whatever is on it. */
function SnapshotHeadroom({ disks }: { disks: readonly Disk[] }) {
  const { values } = useFormikContext<{ disk: string }>()
  return <Headroom storage={disks.find(({ id }) => id === values.disk)?.size ?? 0} />
}
