import { CopyButton } from '../actions/CopyButton'
import styles from './IdText.module.css'

/** A full id with a copy button. */
export const IdText = ({ value }: { value: string }) => (
  <span className={styles.id}>
    <code>{value}</code>
    <CopyButton value={value} />
  </span>
)
