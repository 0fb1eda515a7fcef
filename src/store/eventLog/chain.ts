import { subjectText, type Entry } from './entry'

/**
 * The entry and its causes, oldest first: causes, the questions that the user answered, and requested failures.
 * Ends where an earlier entry is no longer in the log.
 */
export function causesOf(entries: readonly Entry[], seq: number): Entry[] {
  const found = new Set<number | null | undefined>([seq])
  const chain: Entry[] = []
  // All causes of an entry precede it.
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at]
    if (!entry || !found.has(entry.seq)) continue
    found.add(entry.cause).add(entry.answers).add(entry.also)
    chain.push(entry)
  }
  return chain.reverse()
}

/** The entry and all its consequences, oldest first. */
export function consequencesOf(entries: readonly Entry[], seq: number): Entry[] {
  const found = new Set<number | null | undefined>([seq])
  return entries.filter((entry) => {
    const { cause, answers, also } = entry
    const follows =
      entry.seq === seq || [cause, answers, also].some((by) => by !== undefined && found.has(by))
    if (follows) found.add(entry.seq)
    return follows
  })
}

const line = (entry: Entry) =>
  `${new Date(entry.at).toISOString()} ${entry.kind} ${subjectText(entry)} ${JSON.stringify(entry.data)}`

/**
 * The causes of an entry as text for a support request: one line per entry, redacted as the log is, with the ids
 * of the requests.
 */
export const causesText = (entries: readonly Entry[], seq: number): string =>
  causesOf(entries, seq).map(line).join('\n')

/** The last entries as text, for an error without an entry. */
export const lastEntries = (entries: readonly Entry[], count: number): string =>
  entries.slice(-count).map(line).join('\n')
