import { usePaletteEntries, type PaletteEntry } from '#features/palette/paletteStore'
import { toggleDock } from '#features/debugger/dock'
import { useShortcut } from '#features/shortcuts/useShortcut'

const entries: readonly PaletteEntry[] = [
  { label: 'Machine debugger', also: 'State charts, event log', group: 'Help', run: toggleDock },
]

/** The ways to the debugger from every page: a shortcut, and a line of the palette. */
export function DebuggerKeys() {
  useShortcut('machines', toggleDock)
  usePaletteEntries(entries, true)
  return null
}
