import { Kbd } from '#ui/text/Kbd'
import { SHORTCUTS } from '#features/kit/shortcuts/allShortcuts'
import styles from './PaletteDialog.module.css'

const hints = [SHORTCUTS.paletteOpen, SHORTCUTS.paletteState, SHORTCUTS.paletteMove, SHORTCUTS.paletteClose]

/**
 * The palette's own keys; Enter opens a link, and runs a command.
 *
 * @param withState some of its entries have a state
 * @param isStep in the second step, which Escape leaves
 */
export const PaletteHints = ({ withState, isStep }: { withState: boolean; isStep: boolean }) => (
  <p className={styles.hints}>
    {(withState ? hints : hints.filter((hint) => hint !== SHORTCUTS.paletteState)).map(({ keys, words }) => (
      <span key={words}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}{' '}
        {words === SHORTCUTS.paletteOpen.words ? (
          <>
            <span className={styles.open}>{words}</span>
            <span className={styles.run}>Run</span>
          </>
        ) : isStep && words === SHORTCUTS.paletteClose.words ? (
          'Back'
        ) : (
          words
        )}
      </span>
    ))}
  </p>
)
