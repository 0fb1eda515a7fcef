import { getNextTransitions, getInitialSnapshot, type AnyStateMachine } from 'xstate'
import { firstCommand } from './firstCommand'

/** What the law says of a change that was observed. Source: architecture §7. */
export type Verdict =
  /** Every step is a report, or nothing changed: the server moved by itself. */
  | { verdict: 'lawful'; steps: readonly string[] }
  /** Lawful, but only if somebody gave a command on the way. */
  | { verdict: 'elsewhere'; steps: readonly string[] }
  | { verdict: 'unlawful' }
  | { verdict: 'unknown' }

/** A lifecycle machine with the questions one may ask of it. Pure: it never runs as an actor. */
export interface Lifecycle<State extends string = string, Command extends string = string> {
  readonly id: string
  /** The thing in the plural, for sentences: "instances". */
  readonly noun: string
  readonly machine: AnyStateMachine
  readonly states: readonly State[]
  readonly commands: readonly Command[]
  /** How each command reads in "Only stopped instances can be …". */
  readonly words: Readonly<Record<Command, string>>
  /** Whether a resource in this state may be asked to do this; false for a state we have never heard of. */
  can(state: string, command: Command): boolean
  /** Why not, as a sentence for people, with what to do first; undefined when it is allowed. */
  why(state: string, command: Command): string | undefined
  /** Whether this state is on its way to another one; such rows are polled fast. */
  isTransitional(state: string): boolean
  /** Whether the machine marks this state with a tag; false for a state we have never heard of. */
  has(state: string, tag: string): boolean
  allowedStates(command: Command): readonly State[]
  /** Where a wish or a report leads: a state, or undefined when it is not lawful here. */
  next(state: string, event: string): string | undefined
  /** What a change seen between two polls means; the shortest lawful path explains it. */
  explain(from: string, to: string): Verdict
}

interface StateRow {
  tags: ReadonlySet<string>
  /** Target by event type; a permission that changes nothing targets its own state. */
  targets: ReadonlyMap<string, string>
}

/** `running, starting or failed`. Commas, with "or" before the last. */
export function orList(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

const spoken = (state: string) => state.replaceAll('_', ' ')

function tableOf(machine: AnyStateMachine): ReadonlyMap<string, StateRow> {
  const base = getInitialSnapshot(machine)
  const rows = new Map<string, StateRow>()
  for (const state of Object.keys(machine.states)) {
    const snapshot = machine.resolveState({ value: state, context: base.context as object })
    const targets = new Map<string, string>()
    for (const transition of getNextTransitions(snapshot)) {
      const event = { type: transition.eventType }
      // An empty transition means "forbidden" to the library, and is listed all the same: `can` knows better.
      if (!snapshot.can(event)) continue
      targets.set(transition.eventType, transition.target?.[0]?.key ?? state)
    }
    rows.set(state, { tags: snapshot.tags, targets })
  }
  return rows
}

interface Wording<Command extends string> {
  /** The thing in the plural. */
  noun: string
  /** How a command reads in "Only stopped instances can be …". */
  words: Record<Command, string>
  /** How a command reads in "… it first", for those that make another one possible. */
  verbs?: Partial<Record<Command, string>>
}

const noTargets: ReadonlyMap<string, string> = new Map()

/** Reads a lifecycle machine into a table once, and answers from the table: thousands of rows cost nothing. */
export function lifecycleOf<State extends string, Command extends string>(
  machine: AnyStateMachine,
  { noun, words, verbs = {} }: Wording<Command>,
): Lifecycle<State, Command> {
  const table = tableOf(machine)
  const states = [...table.keys()] as State[]
  const commands = Object.keys(words) as Command[]
  const allowed = new Map(
    commands.map((command) => [command, states.filter((state) => table.get(state)?.targets.has(command))]),
  )
  const verdicts = new Map<string, Verdict>()
  const reasons = new Map<string, string>()

  const can = (state: string, command: Command) => table.get(state)?.targets.has(command) ?? false
  const has = (state: string, tag: string) => table.get(state)?.tags.has(tag) ?? false
  const allowedStates = (command: Command) => allowed.get(command) ?? []

  function search(from: string, to: string): Verdict {
    if (!table.has(from) || !table.has(to)) return { verdict: 'unknown' }
    const quiet = shortest(from, to, (event) => event.startsWith('report.'))
    const asked = shortest(from, to, () => true)
    if (!asked) return { verdict: 'unlawful' }
    // The plainest reading wins; of two equally short ones, that the server moved by itself.
    if (quiet && quiet.length <= asked.length) return { verdict: 'lawful', steps: quiet }
    return { verdict: 'elsewhere', steps: asked }
  }

  function shortest(from: string, to: string, takes: (event: string) => boolean): string[] | undefined {
    if (from === to) return []
    const paths = new Map<string, string[]>([[from, []]])
    for (const [state, path] of paths) {
      for (const [event, target] of table.get(state)?.targets ?? []) {
        if (!takes(event) || paths.has(target)) continue
        if (target === to) return [...path, event]
        paths.set(target, [...path, event])
      }
    }
    return undefined
  }

  /** "; stop it first", where one command makes another one possible. */
  function advice(state: string, command: Command): string {
    const targets = (at: string) => table.get(at)?.targets ?? noTargets
    const isTransitional = (at: string) => has(at, 'transitional')
    const first = firstCommand({ targets, isTransitional }, state, command)
    const verb = first && (verbs as Partial<Record<string, string>>)[first]
    return verb ? `; ${verb} it first` : ''
  }

  function reason(state: string, command: Command): string {
    const key = `${state} ${command}`
    const known = reasons.get(key)
    if (known) return known
    const found = `Only ${orList(allowedStates(command).map(spoken))} ${noun} can be ${words[command]}${advice(state, command)}`
    reasons.set(key, found)
    return found
  }

  return {
    id: machine.id,
    noun,
    machine,
    states,
    commands,
    words,
    can,
    allowedStates,
    why(state, command) {
      if (can(state, command)) return undefined
      if (!table.has(state)) return `This console does not know the state "${spoken(state)}"`
      return reason(state, command)
    },
    isTransitional: (state) => has(state, 'transitional'),
    has,
    next: (state, event) => table.get(state)?.targets.get(event),
    explain(from, to) {
      const key = `${from} ${to}`
      const known = verdicts.get(key)
      if (known) return known
      const found = search(from, to)
      verdicts.set(key, found)
      return found
    },
  }
}
