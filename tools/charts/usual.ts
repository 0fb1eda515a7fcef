import type { Usual } from '#machines/lifecycle/ask'
import { stepsFrom, type StateGraph } from '#machines/lifecycle/shortestPath'

interface Machine extends StateGraph {
  states: readonly string[]
  initial: string
  gone: string | undefined
}

type Edges = (state: string) => readonly string[]

/** All paths from a state that visit no state twice. */
function pathsFrom(edges: Edges, path: readonly string[]): (readonly string[])[] {
  const last = path.at(-1) ?? ''
  const on = [...new Set(edges(last))].filter((state) => !path.includes(state))
  return [path, ...on.flatMap((state) => pathsFrom(edges, [...path, state]))]
}

const cyclesThrough = (edges: Edges, state: string) =>
  pathsFrom(edges, [state]).filter((path) => path.length > 1 && edges(path.at(-1) ?? '').includes(state))

const longest = (paths: readonly (readonly string[])[]) =>
  paths.reduce((best, path) => (path.length > best.length ? path : best), [] as readonly string[])

/**
 * The usual states: the cycle of commands with the most states at rest; without one, the longest cycle from the
 * initial state; without one, the longest path from it. Rule: LAW-1.
 */
export function usualOf({ states, initial, gone, events, isTransitional }: Machine): Usual {
  const all: Edges = (state) => [...events(state).values()]
  const expected: Edges = (state) => stepsFrom({ events, isTransitional }, state).map(({ to }) => to)
  const rests = (path: readonly string[]) => path.filter((state) => !isTransitional(state)).length
  const stepsToEnd = (state: string) =>
    Math.min(
      ...pathsFrom(all, [state])
        .filter((path) => path.at(-1) === gone)
        .map(({ length }) => length),
    )
  const rounds = states.flatMap((state) => cyclesThrough(expected, state)).filter((round) => rests(round) > 1)
  const [round] = rounds.sort((a, b) => rests(b) - rests(a) || a.length - b.length)
  if (round) {
    // The cycle starts with the state closest to the end of the lifecycle.
    const still = round.filter((state) => !isTransitional(state))
    const start = still.sort((a, b) => stepsToEnd(a) - stepsToEnd(b))[0] ?? ''
    const at = round.indexOf(start)
    return { states: [...round.slice(at), ...round.slice(0, at)], isRound: true }
  }
  const whole = longest(cyclesThrough(all, initial))
  if (whole.length > 2) return { states: whole, isRound: true }
  return { states: longest(pathsFrom(expected, [initial])), isRound: false }
}
