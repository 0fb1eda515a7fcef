import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { regionTimeOf } from '#src/regionTime'
import { agoChangesAt, formatAgo } from '#ui/format/age'
import { dateParts } from '#ui/format/formatDateTime'
import { TipTime } from '#ui/text/AgeText'
import { IconButton } from '#ui/actions/IconButton'
import { Spinner } from '#ui/feedback/Spinner'
import { Tooltip } from '#ui/overlays/Tooltip'
import { useNow } from '#ui/text/useNow'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './PageRefresh.module.css'

/** Minimum duration of the orbit's turn, so that a fast response is noticed. */
const SPIN_MS = 300

/** A younger answer is as good as a new one: its age is in the button's tip alone. */
const OLD_MS = 60_000

const arrows = <RefreshCw size={16} aria-hidden />

/** Refreshes now. The age of the last response is the button's tip, and is also shown once it is more than a minute. */
export function PageRefresh({
  refresh,
  updatedAt: answeredAt,
}: {
  refresh: () => Promise<unknown>
  /** In milliseconds since the epoch, by the browser's clock; undefined before the first response. */
  updatedAt: number | undefined
}) {
  const updatedAt = answeredAt && regionTimeOf(answeredAt)
  const [turning, setTurning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  async function onClick() {
    setTurning(true)
    setAsked(true)
    await Promise.allSettled([refresh(), new Promise((resolve) => setTimeout(resolve, SPIN_MS))])
    setTurning(false)
  }
  return (
    <span className={styles.refresh}>
      {updatedAt !== undefined && <UpdatedAgo at={updatedAt} />}
      {/* Only refreshes by the user are announced, not polls. */}
      <span role="status">
        {isAsked && (
          <VisuallyHidden>
            {turning || updatedAt === undefined
              ? 'Refreshing'
              : `Updated at ${dateParts(new Date(updatedAt)).time}`}
          </VisuallyHidden>
        )}
      </span>
      <IconButton
        label="Refresh data"
        tip={updatedAt === undefined ? undefined : <Age at={updatedAt} />}
        icon={turning ? <Spinner /> : arrows}
        onClick={() => void onClick()}
      />
    </span>
  )
}

/** The age of a response, updated by the shared clock. */
function Age({ at }: { at: number }) {
  const now = useNow((from) => agoChangesAt(at, from))
  return <>Updated {formatAgo(now - at)}</>
}

/** The age of a response; a young one is shown to screen readers alone. */
function UpdatedAgo({ at }: { at: number }) {
  const now = useNow((from) => agoChangesAt(at, from))
  const moment = new Date(at)
  return (
    <Tooltip text={<TipTime at={moment} />}>
      <time dateTime={moment.toISOString()} className={now - at < OLD_MS ? styles.young : styles.when}>
        Updated {formatAgo(now - at)}
      </time>
    </Tooltip>
  )
}
