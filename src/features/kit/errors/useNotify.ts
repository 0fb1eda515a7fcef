import { useCallback } from 'react'
import { useAppDispatch } from '#store/hooks'
import { noticeShown } from '#store/slices/notices'

/**
 * Shows a toast.
 *
 * @param line the line of the activity that it says was done
 */
export function useNotify() {
  const dispatch = useAppDispatch()
  return useCallback(
    (title: string, line?: string) => void dispatch(noticeShown({ tone: 'success', title, line })),
    [dispatch],
  )
}
