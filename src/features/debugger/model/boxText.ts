import type { ChartState, Move } from './chart'

const spoken = ({ kind, words, guard }: Move) =>
  `${kind === 'command' ? 'permits ' : ''}${words}${guard ? ` [${guard}]` : ''}`

/** What stands in the box of a state below its name, one string per line. */
export function linesOf({ tags, stays, runs }: Pick<ChartState, 'tags' | 'stays' | 'runs'>): string[] {
  return [
    ...tags.map((tag) => `#${tag}`),
    ...runs.map((actor) => `runs ${actor}`),
    ...new Set(stays.map(spoken)),
  ]
}
