import Search from 'lucide-react/icons/search'
import { usePart } from '#store/hooks'
import { Kbd } from '#ui/text/Kbd'
import { isApple } from '#features/kit/shortcuts/isApple'
import { SHORTCUTS, shownKeys } from '#features/kit/shortcuts/shortcuts'
import { PaletteDialog } from './lazyPaletteDialog'
import { palette } from '#features/kit/palette/paletteStore'
import styles from './PaletteButton.module.css'

/** Opens the command palette; so does mod+K anywhere. */
export function PaletteButton() {
  const { toggle } = usePart(palette)
  return (
    <button
      type="button"
      className={styles.button}
      onPointerEnter={PaletteDialog.preload}
      onFocus={PaletteDialog.preload}
      onClick={toggle}
    >
      <Search size={14} aria-hidden />
      <span>Jump to</span>
      <Kbd>{shownKeys(SHORTCUTS.palette.keys[0], isApple)}</Kbd>
    </button>
  )
}
