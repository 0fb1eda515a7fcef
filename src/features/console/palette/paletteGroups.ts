import { HELP_PAGES } from './helpPagesGroup'
import { beginningScore, BY_WORD, INSIDE, matchingWord, matchScore, SAME_TEXT, WHOLE } from './match'
import { RECENT, ROW_COMMANDS, type PaletteEntry } from '#features/kit/palette/paletteStore'

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
  /** The score of the best match. */
  best: number
}

/**
 * Sort key among equally good matches: enabled entries, of these the commands for failed records after those for
 * others; then irreversible ones, then disabled ones.
 */
function lateness({ disabledReason, tone, run, stateful }: PaletteEntry) {
  if (disabledReason !== undefined) return 3
  if (tone === 'danger') return 2
  return run &&
    stateful &&
    stateful.resource.lifecycle.has(stateful.resource.read(stateful.row).state, 'failed')
    ? 1
    : 0
}

/** The group of what the page can do. */
const ACTIONS = 'Actions'

/** Whether an entry does something, rather than leading to a page or a record. */
const isCommand = ({ group, run }: PaletteEntry) =>
  run !== undefined || group === ACTIONS || group === ROW_COMMANDS

/**
 * How well the typed text matches the name of an entry, or its other name. Commands have many words, in which the
 * letters of almost any text follow each other: they are found by the beginnings of their words only.
 */
function nameScore(entry: PaletteEntry, typed: string): number {
  const score = isCommand(entry) ? beginningScore : matchScore
  return Math.max(score(entry.label, typed), entry.also ? score(entry.also, typed) : 0)
}

/** The text of an entry that contains the typed one: the same text if there is one. */
function matchingText(
  { texts = [] }: PaletteEntry,
  typed: string,
): { text: string; score: number } | undefined {
  const query = typed.trim().toLowerCase()
  if (query.length < 2) return undefined
  const same = texts.find((text) => text.toLowerCase() === query)
  if (same !== undefined) return { text: same, score: SAME_TEXT }
  const text = texts.find((each) => each.toLowerCase().includes(query))
  return text === undefined ? undefined : { text, score: INSIDE }
}

interface Scored {
  entry: PaletteEntry
  score: number
}

/** An entry that something else than its name finds: it shows that before its place. */
const foundBy = (entry: PaletteEntry, by: string, score: number): Scored => ({
  entry: { ...entry, place: entry.place === undefined ? by : `${by} · ${entry.place}` },
  score,
})

/** An entry with its score: that of its name, of one of its texts, or of another word for it. */
function scored(entry: PaletteEntry, typed: string): Scored {
  if (entry.matched) {
    const { score, by } = entry.matched
    return by === undefined ? { entry, score } : foundBy(entry, by, score)
  }
  // Recent pages are those to begin with; a text finds them elsewhere.
  if (entry.group === RECENT && typed.trim() !== '') return { entry, score: 0 }
  const score = nameScore(entry, typed)
  const match = matchingText(entry, typed)
  if (score >= INSIDE) return { entry, score: Math.max(score, match?.score ?? 0) }
  if (match) return foundBy(entry, match.text, match.score)
  const word = entry.words && matchingWord(entry.words, typed)
  if (word !== undefined) return foundBy(entry, word, BY_WORD)
  return { entry, score: entry.isFound ? 0 : score }
}

/** Where an entry leads, or else what it does, and with which record. */
function targetOf({ to, label, group, stateful }: PaletteEntry): string {
  return to ?? `${label}\n${stateful ? stateful.resource.read(stateful.row).id : group}`
}

/**
 * The matching entries. A found one is left out if another entry that matches as well leads to the same page, or runs
 * the same.
 */
function matchesOf(entries: readonly PaletteEntry[], typed: string): Scored[] {
  const matches = entries.map((entry) => scored(entry, typed)).filter(({ score }) => score > 0)
  const targets = new Set(
    matches.flatMap(({ entry, score }) =>
      entry.isFound || (score < BY_WORD && typed.trim() !== '') ? [] : [targetOf(entry)],
    ),
  )
  const ofFound = new Set<string>()
  const kept = matches.filter(({ entry }) => {
    if (!entry.isFound || entry.isStep) return true
    const target = targetOf(entry)
    const isNew = !targets.has(target) && !ofFound.has(target)
    if (isNew) ofFound.add(target)
    return isNew
  })
  // By its letters alone, an entry of the page comes after the found one.
  return kept.filter(({ entry: { isFound, to } }) => isFound || !to || !ofFound.has(to))
}

/** Groups that every page has: they come after those of the place. */
const EVERYWHERE: readonly string[] = ['Help', 'Console']

/** A group with its matches, the best first. */
type Group = readonly [name: string, found: readonly Scored[]]

/** What the page has: equal to the commands of the selection, once something is typed. */
const PAGES = 4

/** The commands of the selection come first; those for rows are after what every page has, the help pages last. */
const floorOf = ([name, [first]]: Group) =>
  first?.entry.isOfSelection
    ? PAGES + 1
    : name === HELP_PAGES
      ? 0
      : name === ROW_COMMANDS
        ? 2
        : EVERYWHERE.includes(name)
          ? 3
          : PAGES

/**
 * Where a group stands while something is typed: by its best match, the groups of every page after those of the place,
 * then the commands for rows. Groups that are found by another word come after all of these, then the help pages, and
 * last the groups that only contain the typed letters, scattered. Before that, all stand equal.
 */
function standing(group: Group): number {
  const best = Math.max(...group[1].map(({ score }) => score))
  return best + (best < BY_WORD ? 0 : WHOLE * (best < INSIDE ? 2 : Math.min(floorOf(group), PAGES) + 1))
}

const beginsIrreversibly = ([, [first]]: Group) => first?.entry.tone === 'danger'

/**
 * The groups of the palette for the typed text, each with its best matches first. Before anything is typed: the selection,
 * recent pages, then the other groups in the order of registration, what every page has after those, the commands for rows
 * last. Afterwards by their standing; of groups that stand equal, actions come first, and one that begins with something
 * irreversible last. Of equally good matches, enabled ones come first, then irreversible ones, so that Enter alone never
 * deletes. Others keep their order.
 *
 * @param more how many matches the entries leave out, by group
 */
export function paletteGroups(
  entries: readonly PaletteEntry[],
  typed: string,
  more: ReadonlyMap<string, number> = new Map(),
): PaletteGroup[] {
  const groups = new Map<string, Scored[]>([[RECENT, []]])
  if (typed.trim() !== '') groups.set(ACTIONS, [])
  // In the order of registration, also of groups whose first entries do not match.
  for (const { group } of entries) if (!groups.has(group)) groups.set(group, [])
  for (const match of matchesOf(entries, typed)) groups.get(match.entry.group)?.push(match)
  return [...groups]
    .filter(([, found]) => found.length > 0)
    .map(
      ([name, found]) =>
        [name, found.sort((a, b) => b.score - a.score || lateness(a.entry) - lateness(b.entry))] as const,
    )
    .sort(
      (a, b) =>
        standing(b) - standing(a) ||
        floorOf(b) - floorOf(a) ||
        (typed.trim() === '' ? 0 : Number(beginsIrreversibly(a)) - Number(beginsIrreversibly(b))),
    )
    .map(([name, found]) => ({
      name,
      items: found.slice(0, MOST_OF_GROUP).map(({ entry }) => entry),
      more: Math.max(0, found.length - MOST_OF_GROUP) + (more.get(name) ?? 0),
      best: found[0]?.score ?? 0,
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
