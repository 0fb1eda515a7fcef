import type { Chart, ChartState, Move } from '../chart'

type Transition = { target?: string; guard?: string; actions?: readonly string[] }

/** The configuration of a state, as `createMachine` takes it. */
interface Config {
  id?: string
  type?: string
  initial?: string
  tags?: readonly string[]
  invoke?: readonly { src: string; id: string }[]
  on?: Record<string, Transition[]>
  always?: Transition[]
  states?: Record<string, Config>
}

const transitionOf = (chart: Chart, { guard, actions }: Move, to: string | undefined): Transition => ({
  ...(to === undefined ? {} : { target: `#${chart.id}.${to}` }),
  ...(guard === undefined ? {} : { guard }),
  ...(actions === undefined ? {} : { actions }),
})

function configOf(chart: Chart, state: ChartState): Config {
  const moves: readonly (readonly [Move, string | undefined])[] = [
    ...chart.edges
      .filter(({ from }) => from === state.id)
      .flatMap(({ to, moves }) => moves.map((move) => [move, to] as const)),
    ...state.stays.map((move) => [move, undefined] as const),
  ]
  const on: Record<string, Transition[]> = {}
  const always: Transition[] = []
  for (const [move, to] of moves)
    (move.event === '' ? always : (on[move.event] ??= [])).push(transitionOf(chart, move, to))
  return {
    ...(state.type === 'final' || state.type === 'history' || state.type === 'parallel'
      ? { type: state.type }
      : {}),
    ...(state.tags.length > 0 ? { tags: state.tags } : {}),
    ...(state.runs.length > 0
      ? { invoke: state.runs.map((src, index) => ({ src, id: `${index}.${chart.id}.${state.id}` })) }
      : {}),
    ...(Object.keys(on).length > 0 ? { on } : {}),
    ...(always.length > 0 ? { always } : {}),
    ...statesIn(chart, state.id),
  }
}

function statesIn(chart: Chart, parent: string | null): Pick<Config, 'initial' | 'states'> {
  const states = chart.states.filter((state) => state.parent === parent)
  const initial = states.find(({ isInitial }) => isInitial)?.name
  return states.length === 0
    ? {}
    : {
        ...(initial === undefined ? {} : { initial }),
        states: Object.fromEntries(states.map((state) => [state.name, configOf(chart, state)])),
      }
}

/** A chart as the configuration of an XState machine: guards, actions and actors by their names. */
export const xstateJsonOf = (chart: Chart): string =>
  `${JSON.stringify({ id: chart.id, ...statesIn(chart, null) }, null, 2)}\n`
