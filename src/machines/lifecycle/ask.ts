import { wireWords } from '#model/case'
import { statesToRest, shortestPath, type StateGraph } from './shortestPath'

/** The verdict on an observed state change. Rule: LIFE-9. */
export type ChangeVerdict =
  /** Every step is a report, or nothing changed: the server changed the state itself. */
  | { verdict: 'byServer'; steps: readonly string[] }
  /** Requires a command from another client. */
  | { verdict: 'byCommand'; steps: readonly string[] }
  | { verdict: 'unlawful' }
  | { verdict: 'unknown' }

/** The usual states of a lifecycle, in order. The others are exceptions: a failure, a repair, an import. */
export interface Usual {
  states: readonly string[]
  /** The last state leads to the first one. */
  isRound: boolean
}

/** A lifecycle machine as plain data, which `npm run gen:charts` writes: pages need no XState to ask it. */
export interface LifecycleTable {
  id: string
  /** The initial state of a resource. */
  initial: string
  /** The state of a deleted resource, if the lifecycle has one. */
  gone?: string
  usual: Usual
  states: Readonly<Record<string, TableState>>
}

/** The words for a lifecycle and its commands. */
interface Wording<Command extends string> {
  /** The plural noun, for sentences: "instances". */
  noun: string
  /** The past participle of each command, for "Only stopped instances can be …". */
  words: Readonly<Record<Command, string>>
  /** The verb for "… it first", for commands that enable another one. */
  verbs?: Readonly<Partial<Record<Command, string>>>
}

/** The table row of one state. */
interface TableState {
  tags: readonly string[]
  /** The suggested command. */
  suggests?: string
  /** Target by event type, in the machine's order; an allowed command without a transition targets its own state. */
  targets: Readonly<Record<string, string>>
}

/** A lifecycle and its queries, which its table answers: nothing runs for them. */
export interface Lifecycle<
  State extends string = string,
  Command extends string = string,
  Tag extends string = string,
> {
  readonly id: string
  /** The plural noun, for sentences: "instances". */
  readonly noun: string
  /** The initial state of a resource. */
  readonly initial: State
  readonly states: readonly State[]
  readonly commands: readonly Command[]
  /** The past participle of each command, for "Only stopped instances can be …". */
  readonly words: Readonly<Record<Command, string>>
  /** The state of a deleted resource; undefined if the lifecycle has none. */
  readonly gone: State | undefined
  /** The usual states, in order. */
  readonly usual: Usual
  /** Whether the command is allowed in this state; false for an unknown state. */
  can(state: string, command: Command): boolean
  /**
   * Why the command is not allowed, as a sentence: the state that it would lead to, or the states that allow it with
   * the command to run first. Undefined when it is allowed.
   */
  why(state: string, command: Command): string | undefined
  /** Whether the command has led to this state, or could have: it changes nothing then. */
  isDone(state: string, command: Command): boolean
  /** Whether this state is transitional; such rows are polled fast. */
  isTransitional(state: string): boolean
  /** Whether a state has a tag, such as taking up capacity; false for an unknown state. */
  has(state: string, tag: Tag): boolean
  allowedStates(command: Command): readonly State[]
  /** The command that a state suggests, if any. It is allowed there. */
  suggests(state: string): Command | undefined
  /** The transitions of a state: the target by the type of the command or report, in the machine's order. */
  events(state: string): ReadonlyMap<string, string>
  /** The next state after a command or report, or undefined if it is not allowed here. */
  next(state: string, event: string): string | undefined
  /** Explains a change between two polls by the shortest allowed path. */
  explain(from: string, to: string): ChangeVerdict
}

interface StateRow {
  tags: ReadonlySet<string>
  suggests: string | undefined
  targets: ReadonlyMap<string, string>
}

/** `running, starting or failed`. Commas, with "or" before the last. */
export function orList(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

type Table = ReadonlyMap<string, StateRow>

const noTargets: ReadonlyMap<string, string> = new Map()

const eventsOf = (table: Table, state: string) => table.get(state)?.targets ?? noTargets

/** The events of the shortest path between two states. @param takes whether a path may have an event */
function shortest(
  table: Table,
  from: string,
  to: string,
  takes: (event: string) => boolean,
): string[] | undefined {
  if (from === to) return []
  const paths = new Map<string, string[]>([[from, []]])
  for (const [state, path] of paths) {
    for (const [event, target] of eventsOf(table, state)) {
      if (!takes(event) || paths.has(target)) continue
      if (target === to) return [...path, event]
      paths.set(target, [...path, event])
    }
  }
  return undefined
}

/** The verdict on a change between two states. */
function verdictOn(table: Table, from: string, to: string): ChangeVerdict {
  if (!table.has(from) || !table.has(to)) return { verdict: 'unknown' }
  const byReports = shortest(table, from, to, (event) => event.startsWith('report.'))
  const byAnyEvent = shortest(table, from, to, () => true)
  if (!byAnyEvent) return { verdict: 'unlawful' }
  // The shortest explanation wins; of two equal ones, the one without a command.
  if (byReports && byReports.length <= byAnyEvent.length) return { verdict: 'byServer', steps: byReports }
  return { verdict: 'byCommand', steps: byAnyEvent }
}

/** A lifecycle that answers from a table, so that thousands of rows are cheap. */
export function lifecycleFrom<State extends string, Command extends string, Tag extends string = never>(
  { id, initial, gone, usual, states: rows }: LifecycleTable,
  { noun, words, verbs }: Wording<Command>,
): Lifecycle<State, Command, Tag> {
  const table: Table = new Map(
    Object.entries(rows).map(([state, { tags, suggests, targets }]) => [
      state,
      { tags: new Set(tags), suggests, targets: new Map(Object.entries(targets)) },
    ]),
  )
  const states = [...table.keys()] as State[]
  const commands = Object.keys(words) as Command[]
  const allowed = new Map(
    commands.map((command) => [command, states.filter((state) => table.get(state)?.targets.has(command))]),
  )
  const verdicts = new Map<string, ChangeVerdict>()
  const reasons = new Map<string, string>()

  const can = (state: string, command: Command) => table.get(state)?.targets.has(command) ?? false
  const isTransitional = (state: string) => table.get(state)?.tags.has('transitional') ?? false
  const allowedStates = (command: Command) => allowed.get(command) ?? []
  const events = (state: string) => eventsOf(table, state)
  const graph: StateGraph = { events, isTransitional }

  /** "; stop it first", if the path there begins with a command. */
  function advice(state: string, command: Command): string {
    const [first] = shortestPath(graph, state, command) ?? []
    const verb = first && verbs?.[first.event as Command]
    return verb ? `; ${verb} it first` : ''
  }

  const isDone = (state: string, command: Command) =>
    allowedStates(command).some((from) => {
      const to = events(from).get(command)
      return to !== undefined && to !== from && statesToRest(graph, to).includes(state)
    })

  function reason(state: string, command: Command): string {
    const key = `${state} ${command}`
    const cached = reasons.get(key)
    if (cached) return cached
    const found = isDone(state, command)
      ? `It is ${wireWords(state)} already`
      : `Only ${orList(allowedStates(command).map(wireWords))} ${noun} can be ${words[command]}${advice(state, command)}`
    reasons.set(key, found)
    return found
  }

  return {
    id,
    noun,
    initial: initial as State,
    states,
    commands,
    words,
    gone: gone as State | undefined,
    usual,
    can,
    allowedStates,
    suggests: (state) => table.get(state)?.suggests as Command | undefined,
    events,
    why(state, command) {
      if (can(state, command)) return undefined
      if (!table.has(state)) return `This console does not know the state "${wireWords(state)}"`
      return reason(state, command)
    },
    isDone,
    isTransitional,
    has: (state, tag) => table.get(state)?.tags.has(tag) ?? false,
    next: (state, event) => table.get(state)?.targets.get(event),
    explain(from, to) {
      const key = `${from} ${to}`
      const cached = verdicts.get(key)
      if (cached) return cached
      const found = verdictOn(table, from, to)
      verdicts.set(key, found)
      return found
    },
  }
}
