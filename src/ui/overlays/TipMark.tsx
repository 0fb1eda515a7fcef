import Info from 'lucide-react/icons/info'
import styles from './TipMark.module.css'
import { Tooltip } from './Tooltip'

/** A mark beside a word, with a tooltip. */
export const TipMark = ({ text }: { text: string }) => (
  <Tooltip text={text}>
    <span tabIndex={0} role="note" aria-label={text} className={styles.mark}>
      <Info aria-hidden />
    </span>
  </Tooltip>
)
