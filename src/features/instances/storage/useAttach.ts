import type { Disk, Instance } from '#store/api/generated/types'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { useAppStore } from '#store/hooks'
import { wordsOf } from '#store/api/wire/errors'
import { isApiError } from '#store/model/apiError'
import { noticeShown } from '#store/slices/notices'

/** Attaches a disk that was just created. If that fails, a toast says that the disk exists. */
export function useAttach() {
  const { dispatch, log } = useAppStore()
  const [attach] = instanceDisksApi.endpoints.instanceDiskAttach.useMutation()
  return async (instance: Instance, disk: Disk) => {
    try {
      await attach({ instance: instance.id, body: { disk: disk.id } }).unwrap()
      dispatch(noticeShown({ tone: 'success', title: `Disk ${disk.name} attached` }))
    } catch (error) {
      if (!isApiError(error)) throw error
      const notice = noticeShown({
        tone: 'failed',
        title: `Could not attach ${disk.name}`,
        body: wordsOf(error),
        ...(error.requestId ? { requestId: error.requestId } : {}),
      })
      log.within(log.entryOf(error) ?? null, () => dispatch(notice))
    }
  }
}
