import type { Page } from 'playwright/test'
import type {} from '#features/preview/logForTests'
import type { Entry } from '#store/eventLog/entry'

// The log of a page, for browser tests.

/** Everything logged so far, oldest first. */
export const entriesOf = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() => window.orreryLog?.entries() ?? [])

/** One entry as a line. */
export function line({ kind, subject, data }: Entry): string {
  if (kind === 'intent') return `${String(data['source'])}: ${subject}`
  if (kind === 'event') return `event ${subject} ${String(data['type'])}`
  if (kind === 'state') return `state ${subject} → ${JSON.stringify(data['to'])}`
  if (kind === 'reply') return `reply ${subject} ${String(data['status'])}`
  if (kind === 'observed')
    return `observed ${String(data['name'])} ${String(data['from'])} → ${String(data['to'])}`
  return `${kind} ${subject}`
}
