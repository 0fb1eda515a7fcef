import { regionNow } from '#src/regionTime'
import { aboutText } from '#store/api/versions/regionFacts'
import { lastEntries, causesText } from '#store/eventLog/chain'
import type { AppStore } from '#store/store'

/** Number of last entries in the report of an error without an entry, such as one of the page's own code. */
const LAST = 30

/**
 * The chain of causes of an error, as text for a request for help.
 *
 * @param subject the error, or the notice that shows it, or several errors of one notice
 */
export function errorReport(store: AppStore, subject: unknown): string {
  const subjects: readonly unknown[] = Array.isArray(subject) ? subject : [subject]
  const seqs = subjects.map((each) => store.log.entryOf(each))
  store.log.flush()
  const { entries } = store.getState().eventLog
  const chains = seqs.flatMap((seq) => (seq && causesText(entries, seq)) || [])
  const text = chains.join('\n') || lastEntries(entries, LAST)
  return `${new Date(regionNow()).toISOString()} ${location.pathname}\n${aboutText(store.regionVersion)}\n${text}\n`
}
