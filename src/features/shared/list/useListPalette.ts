import { usePaletteEntries, usePaletteOpen, type PaletteEntry } from '#features/palette/paletteStore'
import type { MenuItem } from '#ui/actions/ActionMenu'
import { commandEntries } from '../useCommandItems'
import type { Lawful } from '../law/law'
import type { CreateStep } from './CreateAction'
import type { ResourceList } from './resourceList'

/** How the palette links to a row. */
export interface GoTo<Row> {
  /** "Go to disk". */
  group: string | ((row: Row) => string)
  to: (row: Row) => string
  /** Where it has a state: the record under its law. */
  law?: (row: Row) => Lawful
}

const none: readonly PaletteEntry[] = []

/**
 * Offers what makes another one, all rows of the list, and the commands for the rows in view, while the palette is
 * open.
 */
export function useListPalette<Row>(
  { loaded, rows: inView, nameOf }: ResourceList<Row>,
  create: CreateStep | undefined,
  goTo: GoTo<Row> | undefined,
  menu: ((row: Row) => MenuItem[]) | undefined,
) {
  function entries(): PaletteEntry[] {
    const made = create ? [create] : []
    const rows = goTo ? (loaded ?? []) : []
    return [
      ...made.map(({ label, to, run, disabledReason }) => ({
        label,
        also: label.replace(/^\S+/, 'New'),
        group: 'Actions',
        ...(disabledReason ? { disabledReason } : { ...(to ? { to } : {}), ...(run ? { run } : {}) }),
      })),
      ...rows.flatMap((row) =>
        goTo
          ? {
              label: nameOf(row),
              group: typeof goTo.group === 'function' ? goTo.group(row) : goTo.group,
              to: goTo.to(row),
              ...(goTo.law ? { lawful: goTo.law(row) } : {}),
            }
          : [],
      ),
      ...(menu ? (inView ?? []).flatMap((row) => commandEntries(menu(row), nameOf(row))) : []),
    ]
  }
  usePaletteEntries(usePaletteOpen() ? entries() : none)
}
