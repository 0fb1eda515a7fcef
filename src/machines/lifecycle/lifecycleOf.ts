import { getInitialSnapshot, getNextTransitions, type AnyStateMachine } from 'xstate'
import { lifecycleFrom, type LawTable, type Lifecycle } from './ask'
import { usualOf } from './usual'

// Not in the production build, which runs this once and keeps the tables (tools/build/law.mjs).

interface Wording<Command extends string> {
  /** The plural noun. */
  noun: string
  /** The past participle of a command, for "Only stopped instances can be …". */
  words: Record<Command, string>
  /** The verb for "… it first", for commands that enable another one. */
  verbs?: Partial<Record<Command, string>>
}

function statesOf(machine: AnyStateMachine): LawTable['states'] {
  const base = getInitialSnapshot(machine)
  return Object.fromEntries(
    Object.keys(machine.states).map((state) => {
      const snapshot = machine.resolveState({ value: state, context: base.context as object })
      const targets: Record<string, string> = {}
      for (const transition of getNextTransitions(snapshot)) {
        const event = { type: transition.eventType }
        // The library lists empty transitions, which mean "forbidden": `can` excludes them.
        if (!snapshot.can(event)) continue
        targets[transition.eventType] = transition.target?.[0]?.key ?? state
      }
      const { suggests } = (machine.states[state]?.meta ?? {}) as { suggests?: string }
      return [state, { tags: [...snapshot.tags], suggests, targets }]
    }),
  )
}

/** Converts a lifecycle machine to a table once, and answers from the table. */
export function lifecycleOf<State extends string, Command extends string, Tag extends string = never>(
  machine: AnyStateMachine,
  { noun, words, verbs = {} }: Wording<Command>,
): Lifecycle<State, Command, Tag> {
  const gone = Object.keys(machine.states).find((state) => machine.states[state]?.type === 'final')
  const law = {
    id: machine.id,
    noun,
    words,
    verbs,
    initial: String(getInitialSnapshot(machine).value),
    ...(gone === undefined ? {} : { gone }),
    usual: { states: [], isRound: false },
    states: statesOf(machine),
  }
  return lifecycleFrom({ ...law, usual: usualOf(lifecycleFrom(law)) })
}
