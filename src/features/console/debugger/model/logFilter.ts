import { actorText, resourceText, subjectText, type Entry, type EntryKind } from '#store/eventLog/entry'
import { textOf } from './entryText'
import { isInternal } from './failures'
import { byLabel } from './inOrder'

/** The kinds of entries, in the order in which they usually follow each other. */
export const KINDS: readonly EntryKind[] = [
  'intent',
  'event',
  'state',
  'request',
  'reply',
  'observed',
  'action',
  'route',
  'note',
  'batch',
]

interface LogFilter {
  /** Entries must match every word of it. */
  text: string
  /** All kinds when empty. */
  kinds: readonly EntryKind[]
  /** `instance:<id>` or `actor/<name>`: matches its entries, and the requests about it. */
  subject: string | undefined
}

/** The text that a filter searches. */
const haystack = (entry: Entry) =>
  `${entry.seq} ${entry.kind} ${subjectText(entry)} ${textOf(entry)} ${JSON.stringify(entry.data)}`.toLowerCase()

/** Whether an entry is about a subject: it is the entry's own subject, or its id is in the data. */
export function isAbout(entry: Entry, subject: string): boolean {
  if (subjectText(entry) === subject) return true
  const [, id] = /^[a-zA-Z]+:(.*)$/.exec(subject) ?? []
  return id !== undefined && JSON.stringify(entry.data).includes(`"${id}"`)
}

/** The entries that match a filter. */
export function filtered(entries: readonly Entry[], { text, kinds, subject }: LogFilter): readonly Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && kinds.length === 0 && subject === undefined) return entries
  return entries.filter(
    (entry) =>
      (kinds.length === 0 || kinds.includes(entry.kind)) &&
      (subject === undefined || isAbout(entry, subject)) &&
      words.every((word) => haystack(entry).includes(word)),
  )
}

/**
 * The entries without those of the machinery, except one.
 *
 * @param kept the number of an entry that stays
 */
export function folded(entries: readonly Entry[], kept: number | undefined): readonly Entry[] {
  const shown = entries.filter((entry) => !isInternal(entry) || entry.seq === kept)
  return shown.length === entries.length ? entries : shown
}

/** The resources and actors that entries are about, with their labels, in the order of the labels. */
export function subjectsIn(entries: readonly Entry[]): { value: string; label: string }[] {
  const found = new Map<string, string>()
  for (const { kind, subject, data } of entries) {
    if (kind === 'observed') found.set(resourceText(subject), `${subject.kind} ${data.name}`)
    else if (kind === 'state') found.set(actorText(subject.actor), `actor ${subject.actor}`)
  }
  return [...found].map(([value, label]) => ({ value, label })).sort(byLabel)
}
