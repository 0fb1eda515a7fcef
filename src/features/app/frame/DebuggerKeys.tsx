import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { useDock } from '#features/console/debugger/dock'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'

/** Opens the debugger from every page: by a shortcut and by a palette entry. */
export function DebuggerKeys() {
  const { toggle } = useDock()
  useShortcut('machines', toggle)
  usePaletteEntries(
    () => [{ label: 'Machine debugger', also: 'State charts, event log', group: 'Help', run: toggle }],
    true,
  )
  return null
}
