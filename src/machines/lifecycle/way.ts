/** The part of a lifecycle that the search for a path needs. */
export interface Ways {
  /** The transitions of a state: the target by the type of the event, in the machine's order. */
  events(state: string): ReadonlyMap<string, string>
  isTransitional(state: string): boolean
}

/** One step of a path, from one state to the next. A command that keeps the state leads from it to itself. */
interface WayStep {
  /** `command`: a request. `wait`: the region's own report. */
  kind: 'command' | 'wait'
  /** `command.stop`, `report.stopped`. */
  event: string
  from: string
  to: string
}

/** The steps in order. The last one is the requested command. */
export type Way = readonly WayStep[]

/** Whether an event of a lifecycle is a command: its type begins with `command.`. */
export const isCommandEvent = (event: string) => event.startsWith('command.')

/** The next state of a transitional state without a command: the first report of its machine. Undefined at rest. */
function expected(ways: Ways, state: string): WayStep | undefined {
  if (!ways.isTransitional(state)) return undefined
  const report = [...ways.events(state)].find(([event]) => !isCommandEvent(event))
  return report && { kind: 'wait', event: report[0], from: state, to: report[1] }
}

/** The states that a transition passes by expected reports, from its first one to rest; at rest the state alone. */
export function statesToRest(ways: Ways, start: string): readonly string[] {
  const passed = new Set([start])
  let state = start
  for (let step = expected(ways, state); step && !passed.has(step.to); step = expected(ways, state)) {
    state = step.to
    passed.add(state)
  }
  return [...passed]
}

/** The state in which a transition ends, by the expected report of each state on the way; at rest the state itself. */
export const restOf = (ways: Ways, start: string): string => statesToRest(ways, start).at(-1) ?? start

/** The dependable transitions of a state: its commands, and the report that ends a transition. */
export function stepsFrom(ways: Ways, state: string): WayStep[] {
  const commands = [...ways.events(state)]
    .filter(([event, to]) => isCommandEvent(event) && to !== state)
    .map(([event, to]): WayStep => ({ kind: 'command', event, from: state, to }))
  const wait = expected(ways, state)
  return wait ? [wait, ...commands] : commands
}

const commandsIn = (way: Way) => way.filter(({ kind }) => kind === 'command').length

/** Fewer commands first, then fewer steps. */
const byCost = (a: Way, b: Way) => commandsIn(a) - commandsIn(b) || a.length - b.length

/** The cheapest path to a state that allows the command, without the command itself. */
function wayToPermission(ways: Ways, start: string, command: string): Way | undefined {
  const done = new Set<string>()
  let open: { at: string; way: Way }[] = [{ at: start, way: [] }]
  for (let next = open.shift(); next; next = open.shift()) {
    const { at, way } = next
    if (ways.events(at).has(command)) return way
    if (done.has(at)) continue
    done.add(at)
    const on = stepsFrom(ways, at).map((step) => ({ at: step.to, way: [...way, step] }))
    // The sort is stable: of two equal ways, the first one in the machine's order wins.
    open = [...open, ...on].sort((a, b) => byCost(a.way, b.way))
  }
  return undefined
}

/** The paths that were searched, by state and command: the rows of a list ask for the same few. */
const searched = new WeakMap<Ways, Record<string, { way: Way | undefined }>>()

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
export function wayTo(ways: Ways, state: string, command: string): Way | undefined {
  const known = searched.get(ways) ?? {}
  searched.set(ways, known)
  return (known[`${state} ${command}`] ??= { way: search(ways, state, command) }).way
}

function search(ways: Ways, state: string, command: string): Way | undefined {
  const before = wayToPermission(ways, state, command)
  if (!before) return undefined
  const from = before.at(-1)?.to ?? state
  const to = ways.events(from).get(command) ?? from
  if (commandsIn(before) > 0 && restOf(ways, to) === restOf(ways, state)) return undefined
  return [...before, { kind: 'command', event: command, from, to }]
}
