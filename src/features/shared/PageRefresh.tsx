import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatAgo } from '../../ui/format/age'
import { formatDateTime } from '../../ui/format/dates'
import { IconButton } from '../../ui/IconButton'
import { Tooltip } from '../../ui/Tooltip'
import { useNow } from '../../ui/useNow'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './PageRefresh.module.css'

/** How long the icon turns at least, so that a fast answer is still seen to have come. */
const SPIN_MS = 300

/** Asks again now, and says how old the last answer is. */
export function PageRefresh({
  refresh,
  updatedAt,
}: {
  refresh: () => Promise<unknown>
  /** Milliseconds since the epoch; undefined before the first answer. */
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
      {/* Polls are not announced; what a person asked for is. */}
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
        icon={<RefreshCw size={16} className={turning ? styles.turning : undefined} aria-hidden />}
        onClick={() => void onClick()}
      />
    </span>
  )
}

/** Moves on by the clock that all ages share. */
function UpdatedAgo({ at }: { at: number }) {
  const now = useNow()
  const moment = new Date(at)
  return (
    <Tooltip text={formatDateTime(moment)}>
      <time dateTime={moment.toISOString()} className={styles.when}>
        Updated {formatAgo(now - at)}
      </time>
    </Tooltip>
  )
}
