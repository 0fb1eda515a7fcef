import { useCallback } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { noticeShown } from '../../store/slices/notices'

/** Shows a toast that says what has just happened. */
export function useNotify() {
  const dispatch = useAppDispatch()
  return useCallback((title: string) => void dispatch(noticeShown({ tone: 'success', title })), [dispatch])
}
