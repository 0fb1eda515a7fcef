import { getInitialSnapshot, getNextSnapshot, type AnyStateMachine, type EventObject } from 'xstate'

/** The target of each event, by state and by the event's short name. An event without a transition is absent. */
export type TransitionTable = Record<string, Record<string, string>>

/** A state as one word: `acting.slow`. */
export const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${stateName(inner)}`)
        .join()
    : String(value)

/** The value of a state in XState's form: `acting.slow` → `{ acting: 'slow' }`. */
const stateValue = (name: string): string | Record<string, string> => {
  const [outer = '', inner] = name.split('.')
  return inner === undefined ? outer : { [outer]: inner }
}

function leaves(machine: AnyStateMachine): string[] {
  return Object.values(machine.states).flatMap((state) => {
    const inner = Object.keys(state.states)
    return inner.length === 0 ? [state.key] : inner.map((key) => `${state.key}.${key}`)
  })
}

/**
 * The transitions of a machine, to compare with a table in a test.
 *
 * @param events by the short names of the table; `xstate.done.actor.0.…` and the like are the library's own
 * @param context the context in which every transition is taken
 */
export function transitionsOf(
  machine: AnyStateMachine,
  events: Readonly<Record<string, EventObject>>,
  { input, context = {} }: { input?: object; context?: object } = {},
): TransitionTable {
  const fullContext = { ...(getInitialSnapshot(machine, input).context as object), ...context }
  const row = (state: string) => {
    const snapshot = machine.resolveState({ value: stateValue(state), context: fullContext })
    const accepted = Object.entries(events).filter(([, event]) => snapshot.can(event))
    return Object.fromEntries(
      accepted.map(([name, event]) => [name, stateName(getNextSnapshot(machine, snapshot, event).value)]),
    )
  }
  return Object.fromEntries(leaves(machine).map((state) => [state, row(state)]))
}

/** The events with which the call of a state ends. */
export const callEnds = (state: string) => ({
  answered: { type: `xstate.done.actor.0.${state}`, output: undefined },
  refused: { type: `xstate.error.actor.0.${state}`, error: new Error('no') },
})

/** The event with which the call of a state fails. */
export const failsWith = (state: string, error: unknown) => ({
  type: `xstate.error.actor.0.${state}`,
  error,
})
