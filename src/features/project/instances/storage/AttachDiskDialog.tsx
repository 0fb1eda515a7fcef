import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { disksApi } from '#store/api/resources/disks'
import type { Instance } from '#store/api/generated/types'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { ALL_LIMIT } from '#model/paging'
import { choiceStatus } from '#features/kit/form/choices'
import { ModalForm } from '#features/kit/form/ModalForm'
import { FreeDiskField, freeDiskSchema } from './FreeDiskField'

/** Attaches one of the project's free disks. */
export function AttachDiskDialog({ instance, onDismiss }: { instance: Instance; onDismiss: () => void }) {
  const query = disksApi.endpoints.diskList.useQuery({ project: instance.projectId, limit: ALL_LIMIT })
  const free = (query.currentData?.items ?? []).filter(({ state }) =>
    diskLifecycle.can(state.state, 'command.attach'),
  )
  return (
    <ModalForm
      title="Attach disk"
      schema={freeDiskSchema}
      initial={{ disk: '' }}
      send={({ disk }, { save }) =>
        save(instanceDisksApi.endpoints.instanceDiskAttach, { instance: instance.id, body: { disk } })
      }
      saved={(disk) => `Disk ${disk.name} attached`}
      onDismiss={onDismiss}
    >
      <FreeDiskField disks={free} status={choiceStatus(query)} by="id" />
    </ModalForm>
  )
}
