import {
  isStateless,
  transitionsOf,
  type Chart,
  type ChartState,
  type Transition,
} from '#machines/charts/chart'

interface TransitionConfig {
  target?: string
  guard?: string
  actions?: readonly string[]
  reenter?: true
}

/** The configuration of a state, as `createMachine` takes it. */
interface Config {
  type?: string
  initial?: string
  tags?: readonly string[]
  entry?: readonly string[]
  exit?: readonly string[]
  invoke?: readonly { src: string; id?: string }[]
  on?: Record<string, TransitionConfig[]>
  after?: Record<string, TransitionConfig[]>
  always?: TransitionConfig[]
  states?: Record<string, Config>
}

const configOfTransition = (chart: Chart, { move, to }: Transition): TransitionConfig => ({
  ...(to === undefined ? {} : { target: `#${chart.id}.${to}` }),
  ...(move.guard === undefined ? {} : { guard: move.guard }),
  ...(move.actions === undefined ? {} : { actions: move.actions }),
  ...(move.reenter && { reenter: true }),
})

/** A configuration without its empty parts. */
const filled = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).filter(([, part]) => part !== undefined && Object.keys(part as object).length > 0),
  )

function configOf(chart: Chart, state: ChartState): Config {
  const on: Record<string, TransitionConfig[]> = {}
  const after: Record<string, TransitionConfig[]> = {}
  const always: TransitionConfig[] = []
  for (const transition of transitionsOf(chart, state)) {
    const { event, delay } = transition.move
    const group =
      event === '' ? always : delay === undefined ? (on[event] ??= []) : (after[String(delay)] ??= [])
    group.push(configOfTransition(chart, transition))
  }
  const { type, tags, entry = [], exit = [], runs, runIds } = state
  return {
    ...((type === 'final' || type === 'history' || type === 'parallel') && { type }),
    ...filled({
      tags,
      entry,
      exit,
      invoke: runs.map((src, index) => ({ src, ...(runIds?.[index] && { id: runIds[index] }) })),
      on,
      after,
      always,
    }),
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

/** The configuration of the machine; for one without states, that of its root. */
function machineOf(chart: Chart): Config {
  const [root] = chart.states
  return root && isStateless(chart) ? configOf(chart, root) : statesIn(chart, null)
}

/**
 * Converts a chart to the configuration of an XState machine. Guards, actions, actors and computed delays are
 * names that have to be provided; a constant delay is its milliseconds.
 */
export const xstateJsonOf = (chart: Chart): string =>
  `${JSON.stringify({ id: chart.id, ...machineOf(chart) }, null, 2)}\n`
