import { VisuallyHidden } from '../text/VisuallyHidden'
import { fullnessOf } from './fullness'
import styles from './FullMark.module.css'
import { StateMark } from './StateBadge'

interface FullMarkProps {
  /** The share in use, from 0 to 1. */
  used: number
  /** Nothing is left, and more is not possible. */
  isSpent?: boolean
}

/** Beside a bar that has a colour because it is nearly or wholly full: the colour is not the only sign. */
export function FullMark({ used, isSpent = false }: FullMarkProps) {
  const fullness = fullnessOf(used, isSpent)
  if (fullness === 'usual') return null
  return (
    <span className={styles.mark}>
      <StateMark tone={fullness === 'over' ? 'failed' : 'attention'} />
      <VisuallyHidden>{used < 1 ? 'nearly full: ' : used > 1 ? 'more than full: ' : 'full: '}</VisuallyHidden>
    </span>
  )
}
