import { CopyButton } from '#ui/actions/CopyButton'
import styles from './RequestId.module.css'

/** The request id of a failed call. */
export const RequestId = ({ value }: { value: string }) => (
  <span className={styles.request}>
    Request <code>{value}</code> <CopyButton value={value} label="Copy request ID" />
  </span>
)
