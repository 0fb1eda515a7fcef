import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { noticeDismissed } from '#store/slices/notices'
import button from '#ui/actions/Button.module.css'
import { ToastRegion } from '#ui/feedback/ToastRegion'
import { deletedThings } from '#features/console/deleted/noun'
import { useLedger, useUndo } from '#features/kit/ledger/useLedger'
import { EndActs } from '#features/kit/ledger/EndActs'
import { Link } from '#features/kit/routing/Link'
import { CopyErrorReport } from '#features/kit/errors/CopyErrorReport'
import { RequestId } from '#features/kit/errors/RequestId'
import { stateMarksOf } from '../dialogs/stateMarks'

/** Whether the page shows the state of this resource, so that its change needs no words. Rule: CMD-4. */
const isStateVisible = (id: string): boolean =>
  stateMarksOf(id).some((mark) => {
    const { top, bottom, left, right } = mark.getBoundingClientRect()
    return mark.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })

/**
 * The toasts, each with its link if it has one. How a change is undone may be known only after the toast that says it: it
 * is read from the line of the activity.
 */
export function NoticeStack() {
  const notices = useAppSelector((state) => state.notices)
  const { lines } = useLedger()
  const dispatch = useAppDispatch()
  const undoLine = useUndo()
  const toasts = useMemo(
    () =>
      notices.map((notice) => {
        const {
          id,
          tone,
          title,
          link,
          copy,
          begin,
          body,
          requestId,
          isUnderWay,
          about,
          line,
          isSpoken = false,
        } = notice
        const { undo, deleted } = lines.find(({ id: of }) => of === line) ?? {}
        return {
          id,
          tone,
          title,
          ...(isUnderWay && { stays: true }),
          ...(begin && { isOffer: true }),
          isSaid: () => isSpoken || (about !== undefined && isStateVisible(about)),
          body:
            tone === 'failed' ? (
              <>
                {body} {requestId && <RequestId value={requestId} />}
                <div className={button.line}>
                  <CopyErrorReport of={notice} />
                </div>
              </>
            ) : (
              body
            ),
          ...(undo && line !== undefined && { act: { label: 'Undo', run: () => undoLine(line) } }),
          action:
            link || copy || begin ? (
              <EndActs copy={copy} next={link} begin={begin} />
            ) : (
              deleted && (
                <Link to={deletedThings.to.page({ project: deleted.project, deleted: deleted.id })}>
                  Bring back…
                </Link>
              )
            ),
        }
      }),
    [notices, lines, undoLine],
  )
  return <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(noticeDismissed(id))} />
}
