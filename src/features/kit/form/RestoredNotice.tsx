import type { ReactNode } from 'react'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'

interface RestoredNoticeProps {
  isRestored: boolean
  onDiscard: () => void
  /** The fields that were not restored, if any. */
  children?: ReactNode
}

/** Reports that a draft was restored. The live region is mounted before its text. */
export const RestoredNotice = ({ isRestored, onDiscard, children }: RestoredNoticeProps) => (
  <div role="status">
    {isRestored && (
      <Notice tone="info" title="Restored what you typed before">
        {children}
        <div>
          <Button size="small" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </Notice>
    )}
  </div>
)
