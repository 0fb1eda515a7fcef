import { help } from '#features/console/help/noun'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'

/** Help, which every page has. The docs are found by further words also where the sidebar has no link to them. */
export const helpEntries = (openShortcuts: () => void): readonly PaletteEntry[] => [
  {
    label: help.title,
    group: 'Help',
    mark: <help.sidebar.icon size={16} />,
    words: ['help', 'manual', 'documentation'],
    isFound: true,
    to: help.to.list(),
  },
  {
    label: 'Keyboard shortcuts',
    group: 'Help',
    mark: 'keyboard',
    words: ['help', 'hotkeys'],
    run: openShortcuts,
  },
]
