import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'

interface RestoredNoticeProps {
  isRestored: boolean
  onDiscard: () => void
  /** What did not come back, if anything was left out. */
  children?: ReactNode
}

/** Says that a form holds what was typed on an earlier visit. The region is there before its words are. */
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
