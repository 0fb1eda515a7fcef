import { matchScore } from './match'
import { ROW_COMMANDS, type PaletteEntry } from './paletteStore'

/** Maximum number of entries shown per group: more would make typing slow. */
export const MOST_OF_GROUP = 100

/** Number of entries rendered at once: more than the list has room for. */
export const FIRST_ENTRIES = 24

export interface PaletteGroup {
  name: string
  /** The best matches, at most {@link MOST_OF_GROUP}. */
  items: readonly PaletteEntry[]
  /** How many matches are not shown. */
  more: number
}

/** Sort key among equally good matches: enabled entries, then irreversible ones, then disabled ones. */
const lateness = ({ disabledReason, tone }: PaletteEntry) =>
  disabledReason === undefined ? Number(tone === 'danger') : 2

/**
 * The groups of the palette for the typed text: actions first, then the other groups in the order of
 * registration, each with its best matches first; the commands for rows last. Of equally good matches, enabled
 * ones come first, then irreversible ones, so that Enter alone never deletes. Others keep their order.
 */
export function paletteGroups(entries: readonly PaletteEntry[], typed: string): PaletteGroup[] {
  const groups = new Map<string, { entry: PaletteEntry; score: number }[]>([['Actions', []]])
  for (const entry of entries) {
    const score = Math.max(matchScore(entry.label, typed), entry.also ? matchScore(entry.also, typed) : 0)
    const found = groups.get(entry.group) ?? []
    if (score > 0) found.push({ entry, score })
    groups.set(entry.group, found)
  }
  const forRows = groups.get(ROW_COMMANDS) ?? []
  groups.delete(ROW_COMMANDS)
  return [...groups.set(ROW_COMMANDS, forRows)]
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => ({
      name,
      items: found
        .sort((a, b) => b.score - a.score || lateness(a.entry) - lateness(b.entry))
        .slice(0, MOST_OF_GROUP)
        .map(({ entry }) => entry),
      more: Math.max(0, found.length - MOST_OF_GROUP),
    }))
}

/** The first entries of all groups; the same list if there are no more. */
export function firstOf(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const first: PaletteGroup[] = []
  let room = FIRST_ENTRIES
  for (const group of groups) {
    if (room <= 0) return first
    const isWhole = group.items.length <= room
    first.push(isWhole ? group : { ...group, items: group.items.slice(0, room) })
    if (!isWhole) return first
    room -= group.items.length
  }
  return groups
}
