import { POINTER_MS } from '../player/durations'
import styles from './Hand.module.css'

/** The pointer of a demo, on its way or where it presses. */
export const Hand = ({
  at: { x, y },
  presses,
  speed,
}: {
  at: { x: number; y: number }
  presses: number
  speed: number
}) => (
  <div
    className={styles.hand}
    style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${POINTER_MS / speed}ms` }}
    aria-hidden
  >
    {presses > 0 && <span key={presses} className={styles.press} />}
    <svg width="22" height="26" viewBox="0 0 22 26" className={styles.arrow}>
      <path d="M2 2 L2 20 L7 15.6 L10.4 23.4 L14 21.8 L10.7 14.2 L17.4 13.6 Z" />
    </svg>
  </div>
)
