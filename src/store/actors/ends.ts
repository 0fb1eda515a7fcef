import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { commandMachine } from '#machines/interaction/commandMachine'
import type { planMachine } from '#machines/interaction/planMachine'
import { browserTimeOf } from '#src/regionTime'
import type { EndFacts } from '../ledger/followActor'
import type { Ledger } from '../ledger/ledger'

// What the end of a command or a plan says, for its line of the ledger.

/** The state that the resource of a command came to rest in, if it was watched; what the region said if it was refused. */
export function endOfCommand(ledger: Ledger, snapshot: AnyMachineSnapshot): EndFacts {
  const { reached, error } = (snapshot as SnapshotFrom<typeof commandMachine>).context
  if (error !== null) return { outcome: ledger.outcomeOf(error) }
  if (reached === null) return {}
  const { state, since, isUnseen } = reached
  return {
    outcome: { reached: state },
    endedAt: since && browserTimeOf(since),
    ...(isUnseen && { isUnseen: true }),
  }
}

/** The outcome of a plan: what the region said to the step that it refused, why it cannot go on, or where it has led. */
export function endOfPlan(ledger: Ledger, plan: string, snapshot: AnyMachineSnapshot): EndFacts {
  const { steps, error, reason } = (snapshot as SnapshotFrom<typeof planMachine>).context
  if (reason !== null) return { outcome: { words: reason } }
  if (error !== null) return { outcome: ledger.outcomeOf(error) }
  const last = steps.at(-1)
  const { reached } =
    (last && ledger.part({ partOf: plan, verb: last.command.name, subject: last.subject })?.outcome) ?? {}
  return reached === undefined ? {} : { outcome: { reached } }
}
