/** The part of a lifecycle that the search for a path needs. */
export interface StateGraph {
  /** The transitions of a state: the target by the type of the event, in the machine's order. */
  events(state: string): ReadonlyMap<string, string>
  isTransitional(state: string): boolean
}

/** One step of a path, from one state to the next. A command that keeps the state leads from it to itself. */
interface PathStep {
  /** `command`: a request. `wait`: the region's own report. */
  kind: 'command' | 'wait'
  /** `command.stop`, `report.stopped`. */
  event: string
  from: string
  to: string
}

/** The steps in order. The last one is the requested command. */
export type Path = readonly PathStep[]

/** Whether an event of a lifecycle is a command: its type begins with `command.`. */
export const isCommandEvent = (event: string) => event.startsWith('command.')

/** The next state of a transitional state without a command: the first report of its machine. Undefined at rest. */
function expected(graph: StateGraph, state: string): PathStep | undefined {
  if (!graph.isTransitional(state)) return undefined
  const report = [...graph.events(state)].find(([event]) => !isCommandEvent(event))
  return report && { kind: 'wait', event: report[0], from: state, to: report[1] }
}

/** The states that a transition passes by expected reports, from its first one to rest; at rest the state alone. */
export function statesToRest(graph: StateGraph, start: string): readonly string[] {
  const passed = new Set([start])
  let state = start
  for (let step = expected(graph, state); step && !passed.has(step.to); step = expected(graph, state)) {
    state = step.to
    passed.add(state)
  }
  return [...passed]
}

/** The state in which a transition ends, by the expected reports; at rest the state itself. */
export const restOf = (graph: StateGraph, start: string): string => statesToRest(graph, start).at(-1) ?? start

/** The dependable transitions of a state: its commands, and the report that ends a transition. */
export function stepsFrom(graph: StateGraph, state: string): PathStep[] {
  const commands = [...graph.events(state)]
    .filter(([event, to]) => isCommandEvent(event) && to !== state)
    .map(([event, to]): PathStep => ({ kind: 'command', event, from: state, to }))
  const wait = expected(graph, state)
  return wait ? [wait, ...commands] : commands
}

const commandsIn = (path: Path) => path.filter(({ kind }) => kind === 'command').length

/** Fewer commands first, then fewer steps. */
const byCost = (a: Path, b: Path) => commandsIn(a) - commandsIn(b) || a.length - b.length

/** The cheapest path to a state that allows the command, without the command itself. */
function pathToPermission(graph: StateGraph, start: string, command: string): Path | undefined {
  const done = new Set<string>()
  let open: { at: string; path: Path }[] = [{ at: start, path: [] }]
  for (let next = open.shift(); next; next = open.shift()) {
    const { at, path } = next
    if (graph.events(at).has(command)) return path
    if (done.has(at)) continue
    done.add(at)
    const on = stepsFrom(graph, at).map((step) => ({ at: step.to, path: [...path, step] }))
    // The sort is stable: of two equal paths, the first one in the machine's order wins.
    open = [...open, ...on].sort((a, b) => byCost(a.path, b.path))
  }
  return undefined
}

/** The paths that were searched, by state and command: the rows of a list ask for the same few. */
const searched = new WeakMap<StateGraph, Record<string, { path: Path | undefined }>>()

/**
 * The shortest legal path to a command: the commands and waits that must precede it, and the command itself as
 * the last step. Relies on commands and on the reports that end transitions, never on a report at rest, such as a
 * failure. Rule: LIFE-22.
 *
 * @param state the current state of the resource
 * @returns one step if the command is allowed now; undefined if no path leads there, if the state is unknown, or
 * if the command would only return the resource to its current state: a running instance is not stopped to be
 * started
 */
export function shortestPath(graph: StateGraph, state: string, command: string): Path | undefined {
  const known = searched.get(graph) ?? {}
  searched.set(graph, known)
  return (known[`${state} ${command}`] ??= { path: search(graph, state, command) }).path
}

function search(graph: StateGraph, state: string, command: string): Path | undefined {
  const before = pathToPermission(graph, state, command)
  if (!before) return undefined
  const from = before.at(-1)?.to ?? state
  const to = graph.events(from).get(command) ?? from
  if (commandsIn(before) > 0 && restOf(graph, to) === restOf(graph, state)) return undefined
  return [...before, { kind: 'command', event: command, from, to }]
}
