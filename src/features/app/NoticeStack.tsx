import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { noticeDismissed } from '#store/slices/notices'
import { ToastRegion } from '#ui/feedback/ToastRegion'
import { truncated } from '#ui/text/truncated'
import { Link } from '#features/routing/Link'
import { CopyErrorReport } from '#features/shared/CopyErrorReport'
import { isStateInSight } from './stateInSight'
import { RequestId } from '#features/shared/RequestId'

/** The longest label of a link in a toast, in characters. Rule: CMD-2. */
const LINK_LENGTH = 36

/** The toasts, each with its link if it has one. */
export function NoticeStack() {
  const notices = useAppSelector((state) => state.notices)
  const dispatch = useAppDispatch()
  const toasts = useMemo(
    () =>
      notices.map((notice) => {
        const { id, tone, title, link, body, requestId, isUnderWay, about } = notice
        return {
          id,
          tone,
          title,
          ...(isUnderWay ? { stays: true } : {}),
          ...(about === undefined ? {} : { isSaid: () => isStateInSight(about) }),
          body:
            tone === 'failed' ? (
              <>
                {body} {requestId && <RequestId value={requestId} />}
                <div>
                  <CopyErrorReport of={notice} />
                </div>
              </>
            ) : (
              body
            ),
          action: link && <Link to={link.to}>{truncated(link.label, LINK_LENGTH)}</Link>,
        }
      }),
    [notices],
  )
  return <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(noticeDismissed(id))} />
}
