import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { progressOf, type Progress } from '#machines/interaction/progress'
import { isWithoutResponse } from '#model/withoutResponse'
import type { NewLineEntry } from './lineEntry'
import type { Ledger } from './ledger'
import type { Outcome } from './line'

/** What more is known of the end of what an actor runs. */
export interface EndFacts {
  outcome?: Outcome | undefined
  /** When it came to its end, if that was earlier. */
  endedAt?: number | undefined
  /** It is not known when. */
  isUnseen?: true | undefined
  /** The id that its subject has got, if it was created. */
  id?: string | undefined
  /** The name that its subject has got, if it is another one than at the beginning. */
  name?: string | undefined
}

interface Following {
  line: string
  /** Its batch says how it ends. */
  isDecided?: boolean | undefined
  /** What the state of the actor says of an end, besides the answers. */
  factsOf?: (snapshot: AnyMachineSnapshot) => EndFacts
}

const errorOf = ({ context }: AnyMachineSnapshot) => (context as { error?: unknown }).error

/** The entry for a progress; undefined if there is nothing to write. */
function entryFor(
  progress: Progress,
  before: Progress,
  { isDecided, isLost, facts }: { isDecided: boolean; isLost: () => boolean; facts: () => EndFacts },
): NewLineEntry | undefined {
  switch (progress) {
    case 'moving':
    case 'stalled':
      return { is: 'moved', to: progress }
    case 'held':
      return { is: 'moved', to: progress, outcome: facts().outcome }
    case 'done':
      return { is: 'settled', as: 'done', ...facts() }
    case 'failed':
      if (isDecided) return { is: 'over', outcome: facts().outcome }
      return isLost() ? { is: 'unknown', ...facts() } : { is: 'settled', as: 'failed', ...facts() }
    case 'stopped':
      // A plan that is closed after a refusal has failed.
      if (before === 'failed') return undefined
      return isDecided ? { is: 'over' } : { is: 'settled', as: 'stopped' }
  }
}

/** Writes how far an actor comes into the line that it runs, until that has ended. */
export function followActor(
  ledger: Ledger,
  actor: AnyActorRef,
  { line, isDecided = false, factsOf = () => ({}) }: Following,
): void {
  let before: Progress = 'moving'
  const take = (snapshot: AnyMachineSnapshot) => {
    const progress = progressOf(snapshot.machine.id, snapshot.value)
    if (progress === undefined || progress === before) return
    // A request whose answer is lost may have had its effect; one that was not sent has none.
    const isLost = () => isWithoutResponse(errorOf(snapshot)) && ledger.isSent(line)
    const entry = entryFor(progress, before, { isDecided, isLost, facts: () => factsOf(snapshot) })
    before = progress
    if (entry) ledger.write(line, entry)
    if (progress === 'done' || progress === 'stopped') subscription.unsubscribe()
  }
  const subscription = actor.subscribe(take)
}
