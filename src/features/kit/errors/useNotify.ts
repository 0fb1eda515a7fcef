import { useCallback } from 'react'
import { useAppDispatch } from '#store/hooks'
import { noticeShown } from '#store/slices/notices'

/**
 * Shows a toast, with at most one link.
 *
 * @param line the line of the activity that it says was done
 * @param isSpoken for screen readers alone: the page shows the same
 */
export function useNotify() {
  const dispatch = useAppDispatch()
  return useCallback(
    (title: string, link?: { label: string; to: string }, line?: string, isSpoken = false) =>
      void dispatch(
        noticeShown({ tone: 'success', title, line, ...(link && { link }), ...(isSpoken && { isSpoken }) }),
      ),
    [dispatch],
  )
}
