import { useEffect } from 'react'
import { isDoneRow } from '#machines/interaction/batchMachine'
import type { RunningBatch } from '#store/actors/batchView'
import { dialogs } from '#store/actors/dialogs'
import { useObservable } from '#store/actors/observable'
import type { WholeAsked } from '#store/commands/many'
import { usePart } from '#store/hooks'

/** The batch of a whole, as far as its page tells it. */
interface BatchOf {
  /** Undefined while this tab has none. */
  batch: RunningBatch | undefined
  hasEnded: boolean
  /** It has ended, with all of its rows done. */
  isDone: boolean
}

/**
 * The batch of this tab whose rows are in a whole, or make it.
 *
 * @param id undefined while it is not known
 * @param onEnd called once it has ended, with whether all of it is done; keeps its identity
 */
export function useBatchOf(
  { kind, id }: { kind: WholeAsked['subject']['kind']; id: string | undefined },
  onEnd: (isDone: boolean) => void,
): BatchOf {
  const now = useObservable(usePart(dialogs), ({ batch }) => batch)
  const isMeant = now?.is === 'begun' && now.whole?.id === id && now.whole?.kind === kind
  const batch = isMeant && id !== undefined ? now : undefined
  const hasEnded = batch?.status === 'ended'
  const isDone = hasEnded && batch.rows.every(isDoneRow)
  useEffect(() => {
    if (hasEnded) onEnd(isDone)
  }, [hasEnded, isDone, onEnd])
  return { batch, hasEnded, isDone }
}
