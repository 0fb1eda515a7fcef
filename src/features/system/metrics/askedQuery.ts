import { moment, SAMPLE_S } from './exports/query'
import { queryWords, type QueryWord } from '#features/shared/metrics/queryWords'
import type { Span } from '#features/shared/timeRange/timeRange'

// The query as sent: the typed one with the page's time range. The start lies two windows before the range, because the
// first point of an answer is the counter's total and is dropped. Rule: MET-15.

/** A query as sent, and the mapping of its positions to the typed text. */
export interface AskedQuery {
  /** The sent text, in one line. */
  sent: string
  /** The position and length of the inserted time range; undefined for a query with its own. */
  put: { at: number; length: number } | undefined
}

const SECONDS: Readonly<Record<string, number>> = {
  ms: 0.001,
  s: 1,
  m: 60,
  h: 3_600,
  d: 86_400,
  w: 604_800,
}

const secondsOf = (span: string) => {
  const [, count = '0', unit = 's'] = /^(\d+)([a-z]+)$/.exec(span) ?? []
  return Number(count) * (SECONDS[unit] ?? 0)
}

/** The width of a query's windows in seconds; undefined for one without alignment. */
export function windowOf(words: readonly QueryWord[]): number | undefined {
  const index = words.findIndex(({ text }) => text === 'mean_within')
  const span = index < 0 ? undefined : words[index + 2]
  return span?.kind === 'span' ? secondsOf(span.text) : undefined
}

/**
 * Whether a query has its own time range, so that the page adds none. Always true for queries with subqueries.
 */
export const hasOwnTime = (words: readonly QueryWord[]): boolean =>
  words.some(({ kind, text }) => (kind === 'name' && text === 'timestamp') || text === '{')

/** Whether a query starts with a valid `get`. Any other text is sent unchanged, for the region's error. */
const begins = ([get, name]: readonly QueryWord[]) => get?.text === 'get' && name?.kind === 'name'

/**
 * The query as sent. The time range comes right after the series, so that the region reads no more than it. It
 * starts two windows earlier, because the first value of a counter is its total.
 */
export function askedQuery(typed: string, { from, to }: Span): AskedQuery {
  const line = typed.replaceAll('\n', ' ')
  const words = queryWords(line)
  if (hasOwnTime(words) || !begins(words)) return { sent: line, put: undefined }
  const start = from - 2 * (windowOf(words) ?? SAMPLE_S) * 1000
  const at = words.find(({ text }) => text === '|')?.at ?? line.length
  const head = line.slice(0, at)
  const filter = `${head.endsWith(' ') ? '' : ' '}| filter timestamp >= ${moment(start)} && timestamp < ${moment(to)} `
  return { sent: head + filter + line.slice(at), put: { at, length: filter.length } }
}

/** Maps a position in the sent text to the typed text. */
export function typedAt({ put }: AskedQuery, sentAt: number): number {
  if (!put || sentAt <= put.at) return sentAt
  return Math.max(put.at, sentAt - put.length)
}

/**
 * The query with another window width: changes its alignment, or inserts one before the first stage that needs
 * it.
 */
export function inWindows(query: string, windowS: number): string {
  const words = queryWords(query)
  const method = words.findIndex(({ text }) => text === 'mean_within')
  const span = method < 0 ? undefined : words[method + 2]
  if (span?.kind === 'span')
    return `${query.slice(0, span.at)}${windowS}s${query.slice(span.at + span.text.length)}`
  const after = words.findIndex(
    ({ text }, index) => text === '|' && /^(group_by|first|last)$/.test(words[index + 1]?.text ?? ''),
  )
  const at = words[after]?.at ?? query.length
  const head = query.slice(0, at).trimEnd()
  const tail = query.slice(at)
  return `${head} | align mean_within(${windowS}s)${tail && ` ${tail}`}`
}
