/** A state or a transition that the unit tests do not take. */
export interface Exception {
  /** The id of the machine. */
  machine: string
  /** A state by its path (`watching.moving`), or a transition (`running>stopping`). */
  part: string
  /** Why it cannot be taken. */
  reason: string
}

const excuse = (machine: string, parts: readonly string[], reason: string): readonly Exception[] =>
  parts.map((part) => ({ machine, part, reason }))

/** The parts that unit tests need not take. The run fails when they take one: remove it from this list then. */
export const exceptions: readonly Exception[] = [
  ...excuse(
    'command',
    ['begun', 'begun>watching', 'begun>requesting'],
    'it is decided at the start, in one step with the state after it: no snapshot has it',
  ),
  ...excuse(
    'image',
    ['creating', 'faulted', 'creating>ready', 'creating>faulted', 'ready>faulted', 'faulted>destroyed'],
    'the API gives an image no state: one that an answer shows is ready, and nothing else',
  ),
]
