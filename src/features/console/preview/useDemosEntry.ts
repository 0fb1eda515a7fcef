import { demoList } from '#features/console/demos/noun'
import { usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'

const entries = (): readonly PaletteEntry[] => [
  { label: 'Demos', also: 'Guided tours, stories', group: 'Help', to: demoList.to.page() },
]

/** Adds the list of demos to the search, which has no such entry in other builds. */
export const useDemosEntry = () => usePaletteEntries(entries, true)
