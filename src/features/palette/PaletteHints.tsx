import { Kbd } from '#ui/text/Kbd'
import { SHORTCUTS } from '#features/kit/shortcuts/shortcutList'
import styles from './PaletteDialog.module.css'

const hints = [SHORTCUTS.paletteOpen, SHORTCUTS.paletteState, SHORTCUTS.paletteMove, SHORTCUTS.paletteClose]

/** The palette's own keys. @param withState some of its entries have a state */
export const PaletteHints = ({ withState }: { withState: boolean }) => (
  <p className={styles.hints}>
    {(withState ? hints : hints.filter((hint) => hint !== SHORTCUTS.paletteState)).map(({ keys, words }) => (
      <span key={words}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}{' '}
        {words}
      </span>
    ))}
  </p>
)
