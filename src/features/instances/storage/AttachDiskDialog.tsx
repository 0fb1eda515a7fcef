import { object, string } from 'yup'
import { diskLifecycle } from '../../../machines/lifecycle/diskLifecycle'
import { disksApi } from '../../../store/api/disks'
import type { Instance } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { ALL_LIMIT } from '../../../store/model/limits'
import { choiceStatus } from '../../shared/form/choices'
import { ChoiceField } from '../../shared/form/fields'
import { ModalForm } from '../../shared/form/ModalForm'
import { diskDetail } from '../../disks/diskForm'
import { useNotify } from '../../shared/useNotify'

const schema = object({ disk: string().ensure().required('Disk name is required') })

/** Attaches one of the project's free disks. */
export function AttachDiskDialog({ instance, onDismiss }: { instance: Instance; onDismiss: () => void }) {
  const notify = useNotify()
  const [attach] = instancesApi.endpoints.instanceDiskAttach.useMutation()
  const query = disksApi.endpoints.diskList.useQuery({ project: instance.projectId, limit: ALL_LIMIT })
  const free = (query.currentData?.items ?? []).filter(({ state }) =>
    diskLifecycle.can(state.state, 'command.attach'),
  )
  return (
    <ModalForm
      title="Attach disk"
      submitLabel="Attach disk"
      schema={schema}
      initial={{ disk: '' }}
      send={({ disk }) => attach({ instance: instance.id, body: { disk } }).unwrap()}
      onSaved={(disk) => {
        notify(`Disk ${disk.name} attached`)
        onDismiss()
      }}
      onDismiss={onDismiss}
    >
      <ChoiceField
        name="disk"
        label="Disk name"
        noun="disk"
        empty="No disk of this project is free"
        status={choiceStatus(query)}
        choices={free.map((disk) => ({ value: disk.id, label: disk.name, detail: diskDetail(disk) }))}
      />
    </ModalForm>
  )
}
