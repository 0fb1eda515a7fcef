import { useBlocker, useLocation } from 'react-router'
import { Button } from '#ui/actions/Button'
import { Dialog } from '#ui/overlays/Dialog'

interface LeaveGuardProps {
  isUnsaved: () => boolean
  /** Discards the typed values. */
  onLeave: () => void
}

/**
 * Asks before a navigation would discard typed values: the close button, Cancel, Escape, the scrim, links and the
 * browser's back button all cause a navigation, so one guard covers all of them.
 */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const { pathname } = useLocation()
  // A form that was left is still there for a moment. It must not block the next navigation: its question would never be
  // shown.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  )
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onLeave={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}

interface LeaveDialogProps {
  open: boolean
  onKeep: () => void
  onLeave: () => void
}

/** The texts of the question, the same for every form. */
export const LeaveDialog = ({ open, onKeep, onLeave }: LeaveDialogProps) => (
  <Dialog
    open={open}
    onDismiss={onKeep}
    title="Discard what you typed?"
    size="narrow"
    footer={
      <>
        <Button onClick={onKeep}>Keep editing</Button>
        <Button tone="danger" onClick={onLeave}>
          Discard
        </Button>
      </>
    }
  >
    What you typed has not been saved and will be lost.
  </Dialog>
)
