import { ActionMenu } from '#ui/actions/ActionMenu'
import { CopyButton } from '#ui/actions/CopyButton'
import { FailedMark } from '#ui/feedback/FailedMark'
import { TipMark } from '#ui/overlays/TipMark'

const nothing = () => {}

/** A menu, and the small buttons that stand beside values. */
export const Menus = () => (
  <>
    <CopyButton value="42" />{' '}
    <ActionMenu
      label="Actions for a body"
      items={[
        { kind: 'act', key: 'a', label: 'Start', onSelect: nothing },
        { kind: 'off', key: 'b', label: 'Stop', disabledReason: 'Only running instances can be stopped' },
        { kind: 'act', key: 'c', label: 'Delete', tone: 'danger', onSelect: nothing },
      ]}
    />{' '}
    <TipMark text="Where it is kept" /> <FailedMark reason="No answer" onRetry={nothing} />
  </>
)
