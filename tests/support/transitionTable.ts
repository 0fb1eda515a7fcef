import { getInitialSnapshot, getNextSnapshot, type AnyStateMachine, type EventObject } from 'xstate'

/** Where each event leads, by state and by the event's short name; an event that is not heard is left out. */
export type TransitionTable = Record<string, Record<string, string>>

/** A state as one word: `acting.slow`. */
export const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${stateName(inner)}`)
        .join()
    : String(value)

/** The state of one word, as the library writes it: `acting.slow` → `{ acting: 'slow' }`. */
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
 * Asks a machine of each of its states where each event leads, to be compared with a table written by hand.
 *
 * @param events by the short names of the table; `xstate.done.actor.0.…` and the like are the library's own
 * @param context the memory in which every question is asked
 */
export function transitionsOf(
  machine: AnyStateMachine,
  events: Readonly<Record<string, EventObject>>,
  { input, context = {} }: { input?: object; context?: object } = {},
): TransitionTable {
  const memory = { ...(getInitialSnapshot(machine, input).context as object), ...context }
  const row = (state: string) => {
    const snapshot = machine.resolveState({ value: stateValue(state), context: memory })
    const heard = Object.entries(events).filter(([, event]) => snapshot.can(event))
    return Object.fromEntries(
      heard.map(([name, event]) => [name, stateName(getNextSnapshot(machine, snapshot, event).value)]),
    )
  }
  return Object.fromEntries(leaves(machine).map((state) => [state, row(state)]))
}

/** What a call that a state waits for ends in. */
export const callEnds = (state: string) => ({
  answered: { type: `xstate.done.actor.0.${state}`, output: undefined },
  refused: { type: `xstate.error.actor.0.${state}`, error: new Error('no') },
})

/** The call that a state waits for, ended by this error. */
export const failsWith = (state: string, error: unknown) => ({
  type: `xstate.error.actor.0.${state}`,
  error,
})
