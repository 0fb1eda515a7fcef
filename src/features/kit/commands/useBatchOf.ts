import { useEffect } from 'react'
import { isDoneRow } from '#machines/interaction/batchMachine'
import type { RunningBatch } from '#store/actors/batch/batchView'
import { dialogs } from '#store/actors/dialogs'
import { useObservable } from '#store/observable'
import type { StepsOfOneThing } from '#store/commands/many'
import { useConsolePart } from '#store/hooks'

/** The batch of the steps of one thing, for the page of that thing. */
interface BatchOf {
  /** Undefined while this tab has none. */
  batch: RunningBatch | undefined
  hasEnded: boolean
  /** It has ended, with all of its rows done. */
  isDone: boolean
}

/**
 * Finds the batch of this tab whose rows are the steps of one thing: steps that take down a project with all that is in
 * it, or steps that make a deleted instance and its disks again.
 *
 * @param id of that thing; undefined while it is not known
 * @param onEnd called once it has ended, with whether all of it is done; keeps its identity
 */
export function useBatchOf(
  { kind, id }: { kind: StepsOfOneThing['subject']['kind']; id: string | undefined },
  onEnd: (isDone: boolean) => void,
): BatchOf {
  const now = useObservable(useConsolePart(dialogs), ({ batch }) => batch)
  const isMeant = now?.is === 'begun' && now.whole?.id === id && now.whole?.kind === kind
  const batch = isMeant && id !== undefined ? now : undefined
  const hasEnded = batch?.status === 'ended'
  const isDone = hasEnded && batch.rows.every(isDoneRow)
  useEffect(() => {
    if (hasEnded) onEnd(isDone)
  }, [hasEnded, isDone, onEnd])
  return { batch, hasEnded, isDone }
}
