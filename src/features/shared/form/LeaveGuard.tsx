import { useBlocker, type Blocker } from 'react-router'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

interface LeaveGuardProps {
  isUnsaved: () => boolean
  /** What was typed is given up. */
  onLeave: () => void
}

/**
 * Asks before a navigation would lose what was typed: the close button, Cancel, Escape, the scrim, links and the
 * browser's own back button all end in a navigation, so all of them are asked here.
 */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  return <LeaveQuestion blocker={blocker} onLeave={onLeave} />
}

/** The question itself, for forms that hold navigations up by rules of their own. */
export const LeaveQuestion = ({ blocker, onLeave }: { blocker: Blocker; onLeave?: () => void }) => (
  <LeaveDialog
    open={blocker.state === 'blocked'}
    onKeep={() => blocker.reset?.()}
    onLeave={() => {
      onLeave?.()
      blocker.proceed?.()
    }}
  />
)

interface LeaveDialogProps {
  open: boolean
  onKeep: () => void
  onLeave: () => void
}

/** The words in which every form asks before it lets go of what was typed. */
export const LeaveDialog = ({ open, onKeep, onLeave }: LeaveDialogProps) => (
  <Dialog
    open={open}
    onDismiss={onKeep}
    title="Confirm navigation"
    size="narrow"
    footer={
      <>
        <Button onClick={onKeep}>Keep editing</Button>
        <Button tone="danger" onClick={onLeave}>
          Leave form
        </Button>
      </>
    }
  >
    What you typed has not been saved and will be lost.
  </Dialog>
)
