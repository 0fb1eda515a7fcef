import type { Shown } from '../page/screen'
import styles from './Words.module.css'

/** What the demo says now, for eyes and for ears. A notice of the player comes before it. */
export const Words = ({ shown, notice }: { shown: Shown; notice: string | undefined }) => (
  <div className={styles.words} role="status" aria-live="polite" aria-label="Caption">
    {notice !== undefined ? (
      <p className={styles.caption}>{notice}</p>
    ) : shown.isBeginning ? (
      <p className={styles.title}>{shown.chapter}</p>
    ) : (
      shown.caption !== null && <p className={styles.caption}>{shown.caption}</p>
    )}
  </div>
)
