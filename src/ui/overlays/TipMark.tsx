import Info from 'lucide-react/icons/info'
import styles from './TipMark.module.css'
import { Tooltip } from './Tooltip'

interface TipMarkProps {
  text: string
  /** Not for the Tab key and screen readers, if a control beside it has the text too. A finger reaches it. */
  isForPointers?: boolean
}

/** A mark beside a word, with a tooltip. */
export const TipMark = ({ text, isForPointers }: TipMarkProps) => (
  <Tooltip text={text}>
    <span
      className={styles.mark}
      {...(isForPointers ? { 'aria-hidden': true } : { tabIndex: 0, role: 'note', 'aria-label': text })}
    >
      <Info aria-hidden />
    </span>
  </Tooltip>
)
