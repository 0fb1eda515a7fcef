import { useBlocker } from 'react-router'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

/**
 * Asks before a navigation would lose what was typed: the close button, Cancel, Escape, the scrim, links and the
 * browser's own back button all end in a navigation, so all of them are asked here.
 */
export function LeaveGuard({
  isUnsaved,
  keep,
  leave,
}: {
  isUnsaved: () => boolean
  keep: string
  leave: string
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onDismiss={() => blocker.reset?.()}
      title="Confirm navigation"
      size="narrow"
      footer={
        <>
          <Button onClick={() => blocker.reset?.()}>{keep}</Button>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            {leave}
          </Button>
        </>
      }
    >
      What you typed has not been saved and will be lost.
    </Dialog>
  )
}
