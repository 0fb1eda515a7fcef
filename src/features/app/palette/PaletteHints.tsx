import { Kbd } from '../../../ui/Kbd'
import { SHORTCUTS } from '../shortcuts/shortcuts'
import styles from './PaletteDialog.module.css'

const hints = [SHORTCUTS.paletteOpen, SHORTCUTS.paletteMove, SHORTCUTS.paletteClose]

/** The palette's own keys. */
export const PaletteHints = () => (
  <p className={styles.hints}>
    {hints.map(({ keys, words }) => (
      <span key={words}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}{' '}
        {words}
      </span>
    ))}
  </p>
)
