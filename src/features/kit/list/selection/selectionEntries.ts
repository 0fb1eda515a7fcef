import { formatCount } from '#ui/format/numbers'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import type { VerbOfMany } from '#features/kit/commands/useRunOnMany'

/** `4 selected`; while the list is read, `Reading the list: 3,000 so far`. */
export const countedText = (selected: number, read: number | undefined): string =>
  read === undefined ? `${formatCount(selected)} selected` : `Reading the list: ${formatCount(read)} so far`

/**
 * The commands of a selection as entries of the palette, in a group before all others: "2 selected". What the bar
 * offers, with its reasons.
 */
export const selectionEntries = (
  selected: number,
  verbs: readonly VerbOfMany[],
  run: (verb: string) => void,
  clear: () => void,
): PaletteEntry[] => {
  const entry = { group: countedText(selected, undefined), isOfSelection: true } as const
  return [
    ...verbs.map(({ key, label, tone, disabledReason }) => ({
      ...entry,
      label,
      ...(tone && { tone }),
      disabledReason,
      run: () => run(key),
    })),
    { ...entry, label: 'Clear the selection', run: clear },
  ]
}
