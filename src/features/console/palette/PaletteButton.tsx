import Search from 'lucide-react/icons/search'
import { useConsolePart } from '#store/hooks'
import { Kbd } from '#ui/text/Kbd'
import { isApple } from '#features/kit/shortcuts/isApple'
import { KEYS, shownKeys } from '#features/kit/shortcuts/shortcuts'
import { LatePaletteDialog } from './lazyPaletteDialog'
import { palette } from '#features/kit/palette/paletteStore'
import styles from './PaletteButton.module.css'

/**
 * Opens the palette; so does mod+K anywhere. Its accessible name has the visible words first, and the name that the
 * specification gives it.
 */
export function PaletteButton() {
  const { toggle } = useConsolePart(palette)
  const keys = shownKeys(KEYS.palette, isApple)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`Search ${keys}: jump to a page or an action`}
      onPointerEnter={LatePaletteDialog.preload}
      onFocus={LatePaletteDialog.preload}
      onClick={toggle}
    >
      <Search size={14} aria-hidden />
      <span>Search</span> <Kbd>{keys}</Kbd>
    </button>
  )
}
