import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { MenuItem } from '#ui/actions/menuItem'

/** The icon of every sibling switch. */
export const switchFace = <ChevronsUpDown size={14} aria-hidden />

/** The entries of a switch while its list is loading. */
export const loadingSiblings = (plural: string): readonly MenuItem[] => [
  {
    kind: 'off',
    key: 'loading',
    label: `Loading ${plural} …`,
    disabledReason: 'The list is still loading',
    isPlaceholder: true,
  },
]
