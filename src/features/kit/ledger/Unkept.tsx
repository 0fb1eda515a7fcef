import type { LedgerView } from '#store/ledger/knownLines'
import styles from './LineList.module.css'

/** Says that the browser does not keep the lines, if it does not. */
export const Unkept = ({ unkept }: Pick<LedgerView, 'unkept'>) =>
  unkept && (
    <p className={styles.unkept} role="note">
      {unkept === 'full' ? 'The storage of this browser is full' : 'This browser denies its storage'}: this
      list ends when the page is closed.
    </p>
  )
