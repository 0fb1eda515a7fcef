import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton'
import { Tooltip } from '../../ui/Tooltip'
import styles from './PageRefresh.module.css'

/** How long the icon turns at least, so that a fast answer is still seen to have come. */
const SPIN_MS = 300

/** Asks again now, and says when the last answer came. */
export function PageRefresh({
  refresh,
  updatedAt,
}: {
  refresh: () => Promise<unknown>
  updatedAt: number | undefined
}) {
  const [turning, setTurning] = useState(false)
  async function onClick() {
    setTurning(true)
    await Promise.allSettled([refresh(), new Promise((resolve) => setTimeout(resolve, SPIN_MS))])
    setTurning(false)
  }
  return (
    <span className={styles.refresh}>
      {updatedAt !== undefined && (
        <Tooltip text="Asks more often for a while after an action">
          <span tabIndex={0} className={styles.when}>
            Updated{' '}
            {new Date(updatedAt).toLocaleTimeString(undefined, {
              hour: 'numeric',
              minute: '2-digit',
              second: '2-digit',
            })}
          </span>
        </Tooltip>
      )}
      <IconButton
        label="Refresh data"
        icon={<RefreshCw size={16} className={turning ? styles.turning : undefined} aria-hidden />}
        onClick={() => void onClick()}
      />
    </span>
  )
}
