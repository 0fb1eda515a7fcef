import { useBlocker, type Blocker } from 'react-router'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

interface LeaveWords {
  keep: string
  leave: string
}

/**
 * Asks before a navigation would lose what was typed: the close button, Cancel, Escape, the scrim, links and the
 * browser's own back button all end in a navigation, so all of them are asked here.
 */
export function LeaveGuard({ isUnsaved, ...words }: LeaveWords & { isUnsaved: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  return <LeaveQuestion blocker={blocker} {...words} />
}

/** The question itself, for forms that hold navigations up by rules of their own. */
export const LeaveQuestion = ({ blocker, keep, leave }: LeaveWords & { blocker: Blocker }) => (
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
