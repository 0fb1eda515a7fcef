import { CopyButton } from './CopyButton'
import styles from './IdText.module.css'

/** An id, whole, to be copied. */
export const IdText = ({ value }: { value: string }) => (
  <span className={styles.id}>
    <code>{value}</code>
    <CopyButton value={value} />
  </span>
)
