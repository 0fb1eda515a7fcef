import { useMemo } from 'react'
import { Link } from 'react-router'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { noticeDismissed } from '../../store/slices/notices'
import { ToastRegion } from '../../ui/ToastRegion'
import { truncated } from '../../ui/truncated'
import { RequestId } from '../shared/RequestId'

/** The longest label of a link in a toast, in characters. Source: project-screens §1.4. */
const LINK_LENGTH = 36

/** The toasts, each with its link if it has one. */
export function NoticeStack() {
  const notices = useAppSelector((state) => state.notices)
  const dispatch = useAppDispatch()
  const toasts = useMemo(
    () =>
      notices.map(({ link, body, requestId, ...toast }) => ({
        ...toast,
        body: requestId ? (
          <>
            {body} <RequestId value={requestId} />
          </>
        ) : (
          body
        ),
        action: link && <Link to={link.to}>{truncated(link.label, LINK_LENGTH)}</Link>,
      })),
    [notices],
  )
  return <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(noticeDismissed(id))} />
}
