import { Search } from 'lucide-react'
import { Kbd } from '../../../ui/Kbd'
import { isApple } from '../shortcuts/isApple'
import { SHORTCUTS, shownKeys } from '../shortcuts/shortcuts'
import { setPaletteOpen } from './paletteStore'
import styles from './PaletteButton.module.css'

const preload = () => void import('./PaletteDialog')

/** Opens the command palette; so does mod+K anywhere. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className={styles.button}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setPaletteOpen(true)}
    >
      <Search size={14} aria-hidden />
      <span>Jump to</span>
      <Kbd>{shownKeys(SHORTCUTS.palette.keys[0], isApple)}</Kbd>
    </button>
  )
}
