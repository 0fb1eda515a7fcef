import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { agoChangesAt, formatAgo } from '#ui/format/age'
import { formatDateTime } from '#ui/format/dates'
import { IconButton } from '#ui/actions/IconButton'
import { Spinner } from '#ui/feedback/Spinner'
import { Tooltip } from '#ui/overlays/Tooltip'
import { useNow } from '#ui/text/useNow'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './PageRefresh.module.css'

/** Minimum duration of the orbit's turn, so that a fast response is noticed. */
const SPIN_MS = 300

/** Refreshes now, and shows the age of the last response. */
export function PageRefresh({
  refresh,
  updatedAt,
}: {
  refresh: () => Promise<unknown>
  /** Milliseconds since the epoch; undefined before the first response. */
  updatedAt: number | undefined
}) {
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
              : `Updated at ${new Date(updatedAt).toLocaleTimeString()}`}
          </VisuallyHidden>
        )}
      </span>
      <IconButton
        label="Refresh data"
        icon={turning ? <Spinner /> : <RefreshCw size={16} aria-hidden />}
        onClick={() => void onClick()}
      />
    </span>
  )
}

/** The age of a response, updated by the shared clock. */
function UpdatedAgo({ at }: { at: number }) {
  const now = useNow((from) => agoChangesAt(at, from))
  const moment = new Date(at)
  return (
    <Tooltip text={formatDateTime(moment)}>
      <time dateTime={moment.toISOString()} className={styles.when}>
        Updated {formatAgo(now - at)}
      </time>
    </Tooltip>
  )
}
