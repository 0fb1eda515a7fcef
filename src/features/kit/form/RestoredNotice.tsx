import type { ReactNode } from 'react'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { Notice } from '#ui/feedback/Notice'
import styles from './RestoredNotice.module.css'

interface RestoredNoticeProps {
  isRestored: boolean
  /** Typed values whose fields the form no longer has, as a text to copy; may be empty. */
  left: string
  onDiscard: () => void
  /** The fields that were not restored, if any. */
  children?: ReactNode
}

/** Reports that a draft was restored, and what of it has no field. The live region is mounted before its text. */
export const RestoredNotice = ({ isRestored, left, onDiscard, children }: RestoredNoticeProps) => (
  <div role="status">
    {(isRestored || left) && (
      <Notice
        tone="info"
        title={isRestored ? 'Restored what you typed before' : 'What you typed before has no field any more'}
      >
        {isRestored && children}
        {left && (
          <>
            <p>
              This form has changed since. What it has no field for is kept here until you save or discard it.
            </p>
            <div className={styles.left}>
              <pre>{left}</pre>
              <CopyButton value={left} label="Copy what has no field" />
            </div>
          </>
        )}
        <div>
          <Button size="small" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </Notice>
    )}
  </div>
)
