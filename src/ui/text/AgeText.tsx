import { formatShort, shortChangesAt } from '../format/age'
import { formatDateTime } from '../format/formatDateTime'
import styles from './DateText.module.css'
import { EmptyCell } from '../tables/EmptyCell'
import { Tooltip } from '../overlays/Tooltip'
import { useNow } from './useNow'

/** A date and time as a tip, which is written once it opens. */
export const TipTime = ({ at }: { at: Date }) => <>{formatDateTime(at)}</>

/** An age in short form, with the time in a tooltip: how long something lasts, or how long `ago` it was. */
export function AgeText({ at, ago }: { at: Date | null; ago?: boolean }) {
  const now = useNow((from) => (at ? shortChangesAt(at.getTime(), from) : Number.POSITIVE_INFINITY))
  if (!at) return <EmptyCell />
  return (
    <Tooltip text={<TipTime at={at} />}>
      <time dateTime={at.toISOString()} className={styles.time}>
        {formatShort(now - at.getTime())}
        {ago && ' ago'}
      </time>
    </Tooltip>
  )
}
