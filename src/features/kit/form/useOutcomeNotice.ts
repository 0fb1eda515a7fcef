import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAppStore } from '#store/hooks'
import type { ApiError } from '#model/apiError'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown } from '#store/slices/notices'
import { failureTitle } from '#features/kit/errors/failureTitle'
import type { FormValues } from './FormFields'

/**
 * Announces the result of a form that was left before the response arrived.
 *
 * @param title the form's title
 */
export function useOutcomeNotice(title: string) {
  const { dispatch, log } = useAppStore()
  const { pathname, search } = useLocation()
  const address = useRef(pathname + search)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return useMemo(
    () => ({
      isLeft: () => left.current,
      /** The page under the form is loading. */
      leave: () => {
        left.current = true
      },
      announceSaved: (values: FormValues, line: string | undefined) => {
        const name: unknown = values['name']
        const body = typeof name === 'string' && name !== '' && { body: name }
        dispatch(noticeShown({ tone: 'success', title: `${title}: done`, line, ...body }))
      },
      announceError: (error: ApiError) => {
        const notice = noticeShown({
          ...failedNotice(failureTitle(title), error),
          link: { label: 'Back to the form', to: address.current },
        })
        log.within(log.entryOf(error) ?? null, () => dispatch(notice))
      },
    }),
    [dispatch, log, title],
  )
}
