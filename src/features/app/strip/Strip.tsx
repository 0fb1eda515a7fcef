// @chunk late
import { useLayoutEffect, useRef } from 'react'
import { useAppSelector, useConsolePart } from '#store/hooks'
import { useObservable } from '#store/observable'
import { Button } from '#ui/actions/Button'
import { StateMark } from '#ui/feedback/StateBadge'
import { activityOpen } from '#features/console/ledger/exports/activityOpen'
import { useUnderWay } from '#features/kit/ledger/useLedger'
import { stripPlaces, stripUploads } from '#features/kit/strip/stripPlaces'
import line from '#features/kit/strip/StripLine.module.css'
import { NoticeStack } from './NoticeStack'
import styles from './Strip.module.css'
import { useF6 } from './useF6'
import { useStripRoom } from './useStripRoom'

/** From how many on what is under way is counted: the page shows a single one. */
const COUNTED = 2

/** The number of what is under way, which leads to the activity. */
function UnderWayLine() {
  const { count, moves } = useUnderWay()
  const open = useConsolePart(activityOpen)
  if (!moves || count < COUNTED) return null
  return (
    <div className={`${line.line} ${styles.under}`}>
      <Button
        size="small"
        tone="ghost"
        icon={<StateMark tone="motion" moving />}
        onClick={() => open.set(true)}
      >
        {count} under way
      </Button>
    </div>
  )
}

/**
 * What happens, at the foot of the content: notifications, batches and uploads that go on without their dialog, how many
 * things are under way, and the selection. Nothing at rest. Always mounted: a screen reader announces only additions to a
 * known region.
 */
export function Strip() {
  const strip = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const selection = useRef<HTMLDivElement>(null)
  const places = useConsolePart(stripPlaces)
  const hasNotices = useAppSelector((state) => state.notices.some(({ isSpoken }) => !isSpoken))
  const uploads = useObservable(useConsolePart(stripUploads))
  useStripRoom(strip)
  useF6(strip)
  useLayoutEffect(() => {
    if (lines.current && selection.current) places.set({ lines: lines.current, selection: selection.current })
    return () => places.set(null)
  }, [places])
  return (
    <div ref={strip} className={styles.strip} data-strip data-raised={hasNotices || undefined}>
      <NoticeStack />
      <div ref={lines} />
      {uploads}
      <UnderWayLine />
      <div ref={selection} />
    </div>
  )
}
