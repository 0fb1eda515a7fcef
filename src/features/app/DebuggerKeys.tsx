import { useMemo } from 'react'
import { usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { useDock } from '#features/debugger/dock'
import { useShortcut } from '#features/kit/shortcuts/useShortcut'

/** The ways to the debugger from every page: a shortcut, and a line of the palette. */
export function DebuggerKeys() {
  const { toggle } = useDock()
  const entries = useMemo<readonly PaletteEntry[]>(
    () => [{ label: 'Machine debugger', also: 'State charts, event log', group: 'Help', run: toggle }],
    [toggle],
  )
  useShortcut('machines', toggle)
  usePaletteEntries(entries, true)
  return null
}
