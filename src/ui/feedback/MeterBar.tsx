import { fullnessOf } from './fullness'
import styles from './MeterBar.module.css'

interface MeterBarProps {
  /** The share in use, from 0 to 1. */
  used: number
  /** The share in use after a planned addition, drawn behind the present one. */
  planned?: number | undefined
  /** A share that is marked on the bar; one beyond all of it needs attention. */
  mark?: number | undefined
  /** Nothing is left, and more is not possible: the use of all of it has the colour of a failure. */
  isSpent?: boolean | undefined
}

/** The look of the used part. A colour of it has a mark beside the bar: see `FullMark`. */
const looks = { usual: styles.used, high: styles.high, over: styles.over }

const widthOf = (share: number) => Math.min(1, share) * 100

/** The bar of a meter. Hidden from screen readers, which read the text of the meter. */
export const MeterBar = ({ used, planned, mark, isSpent = false }: MeterBarProps) => (
  <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
    <rect width="100" height="4" className={styles.rest} />
    {planned !== undefined && (
      <rect width={widthOf(planned)} height="4" className={planned > 1 ? styles.over : styles.adding} />
    )}
    <rect width={widthOf(used)} height="4" className={looks[fullnessOf(used, isSpent)]} />
    {mark !== undefined && (
      <rect
        x={Math.min(99, widthOf(mark))}
        width="1"
        height="4"
        className={mark > 1 ? styles.beyond : styles.mark}
      />
    )}
  </svg>
)
