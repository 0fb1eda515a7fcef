import { usePaletteEntries, usePaletteOpen, type PaletteEntry } from '../../app/palette/paletteStore'
import type { CreateStep } from './CreateAction'
import type { ResourceList } from './resourceList'

/** How the palette leads to a row. */
export interface GoTo<Row> {
  /** "Go to disk". */
  group: string | ((row: Row) => string)
  to: (row: Row) => string
}

const none: readonly PaletteEntry[] = []

/** Offers what makes another one, and all rows of the list, while the palette is open. */
export function useListPalette<Row>(
  { known, nameOf }: ResourceList<Row>,
  create: CreateStep | undefined,
  goTo: GoTo<Row> | undefined,
) {
  function entries(): PaletteEntry[] {
    const made = create && create.disabledReason === undefined ? [create] : []
    const rows = goTo ? (known ?? []) : []
    return [
      ...made.map(({ label, to, run }) => ({
        label,
        also: label.replace(/^\S+/, 'New'),
        group: 'Actions',
        ...(to ? { to } : {}),
        ...(run ? { run } : {}),
      })),
      ...rows.flatMap((row) =>
        goTo
          ? {
              label: nameOf(row),
              group: typeof goTo.group === 'function' ? goTo.group(row) : goTo.group,
              to: goTo.to(row),
            }
          : [],
      ),
    ]
  }
  usePaletteEntries(usePaletteOpen() ? entries() : none)
}
