import type { Page } from 'playwright/test'
import type {} from '#features/console/preview/logForTests'
import { subjectText, type Entry } from '#store/eventLog/entry'

// The log of a page, for browser tests.

/** All entries so far, oldest first. */
export const entriesOf = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() => window.orreryLog?.entries() ?? [])

/**
 * Everything that the browser keeps of a page, its address among it, as one text: a search for what must not be there.
 * The ledger's lines are apart, in `keptLines`.
 */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      window.orreryLog?.state(),
      window.orreryLog?.tape(),
      window.orreryLog?.entries(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
    ]),
  )

/** One entry as a line. */
export function line(entry: Entry): string {
  const { kind, data } = entry
  const subject = subjectText(entry)
  if (kind === 'intent') return `${data.source}: ${subject}`
  if (kind === 'event') return `event ${subject} ${data.type}`
  if (kind === 'state') return `state ${subject} → ${JSON.stringify(data.to)}`
  if (kind === 'reply') return `reply ${subject} ${data.status}`
  if (kind === 'observed') return `observed ${data.name} ${data.from} → ${data.to}`
  return `${kind} ${subject}`
}
