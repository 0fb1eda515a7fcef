import type { Disk, Instance } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { useAppDispatch } from '../../../store/hooks'
import { isApiError } from '../../../store/model/apiError'
import { noticeShown } from '../../../store/slices/notices'

/** Attaches a disk that has just been created, and says so if that fails: the disk exists all the same. */
export function useAttach() {
  const dispatch = useAppDispatch()
  const [attach] = instancesApi.endpoints.instanceDiskAttach.useMutation()
  return async (instance: Instance, disk: Disk) => {
    try {
      await attach({ instance: instance.id, body: { disk: disk.id } }).unwrap()
      dispatch(noticeShown({ tone: 'success', title: `Disk ${disk.name} attached` }))
    } catch (error) {
      if (!isApiError(error)) throw error
      dispatch(noticeShown({ tone: 'failed', title: `Could not attach ${disk.name}`, body: error.message }))
    }
  }
}
