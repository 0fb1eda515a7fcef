import { useAppDispatch, useAppSelector } from '#store/hooks'
import { characterKeysSwitched } from '#store/slices/preferences'
import { Button } from '#ui/actions/Button'
import { Checkbox } from '#ui/forms/Checkbox'
import { Dialog } from '#ui/overlays/Dialog'
import type { NavBlock } from '#features/kit/noun/navigation'
import { ShortcutList } from './ShortcutList'
import styles from './ShortcutDialog.module.css'

/** All shortcuts, and a switch that disables single-character ones. */
export function ShortcutDialog({
  blocks,
  onDismiss,
}: {
  blocks: readonly NavBlock[]
  onDismiss: () => void
}) {
  const dispatch = useAppDispatch()
  const takesCharacters = useAppSelector((state) => state.preferences.characterKeys)
  return (
    <Dialog
      open
      onDismiss={onDismiss}
      title="Keyboard shortcuts"
      size="medium"
      footer={
        <>
          <span className={styles.switch}>
            <Checkbox
              name="characterKeys"
              label="Shortcuts of a single character"
              checked={takesCharacters}
              onChange={(isOn) => dispatch(characterKeysSwitched(isOn))}
            />
          </span>
          <Button onClick={onDismiss}>Close</Button>
        </>
      }
    >
      {/* Receives the initial focus, so that the arrow keys scroll. */}
      <div tabIndex={0} role="group" aria-label="Shortcuts" className={styles.list}>
        <ShortcutList blocks={blocks} />
      </div>
    </Dialog>
  )
}
