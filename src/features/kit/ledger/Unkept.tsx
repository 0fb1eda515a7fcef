import type { UnkeptReason } from '#machines/interaction/ledgerMachine'
import type { LedgerView } from '#store/ledger/knownLines'
import styles from './LineList.module.css'

const words: Readonly<Record<UnkeptReason, string>> = {
  denied: 'This browser denies its storage: this list ends when the page is closed.',
  full: 'The storage of this browser is full: this list ends when the page is closed.',
  newer:
    'The lines of this browser were kept by a newer release of the console. They are still there for that release; this list ends when the page is closed.',
  damaged:
    'The lines that this browser has kept cannot be read: delete its data for this site. Until then, this list ends when the page is closed.',
}

/** Says why the browser does not keep the lines, if it does not. */
export const Unkept = ({ unkept }: Pick<LedgerView, 'unkept'>) =>
  unkept && (
    <p className={styles.unkept} role="note">
      {words[unkept]}
    </p>
  )
