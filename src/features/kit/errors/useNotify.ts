import { useCallback } from 'react'
import { useAppDispatch } from '#store/hooks'
import { noticeShown } from '#store/slices/notices'

/** Shows a toast, with at most one link. */
export function useNotify() {
  const dispatch = useAppDispatch()
  return useCallback(
    (title: string, link?: { label: string; to: string }) =>
      void dispatch(noticeShown({ tone: 'success', title, ...(link && { link }) })),
    [dispatch],
  )
}
