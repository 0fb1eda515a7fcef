import { queryWords } from '#features/shared/metrics/queryWords'

/** The most readings of one series that are drawn and listed; more are only a blur. */
export const MOST_READINGS = 2_000

/** The query in windows of another width: its alignment changed, or one put in before the first stage that needs it. */
export function inWindows(query: string, windowS: number): string {
  const words = queryWords(query)
  const method = words.findIndex(({ text }) => text === 'mean_within')
  const span = method < 0 ? undefined : words[method + 2]
  if (span?.kind === 'span')
    return `${query.slice(0, span.at)}${windowS}s${query.slice(span.at + span.text.length)}`
  const after = words.findIndex(
    ({ text }, at) => text === '|' && /^(group_by|first|last)$/.test(words[at + 1]?.text ?? ''),
  )
  const at = words[after]?.at ?? query.length
  const head = query.slice(0, at).trimEnd()
  const tail = query.slice(at)
  return `${head} | align mean_within(${windowS}s)${tail && ` ${tail}`}`
}
