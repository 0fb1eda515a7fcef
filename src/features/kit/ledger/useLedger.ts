import { use, useCallback, useEffect, useState } from 'react'
import { useObservable } from '#store/observable'
import { useAppStore, useConsolePart } from '#store/hooks'
import type { LedgerView } from '#store/ledger/knownLines'
import { ledgerPart } from '#store/ledger/ledger'
import { undoLine } from '#store/actors/undo/undoLine'
import { LinkRouter } from '#features/kit/routing/Link'
import { underWayIn } from './lineText'

/** The ledger of the user. Starts it with its first use. */
export const useLedger = (): LedgerView => useObservable(useConsolePart(ledgerPart))

/** The ledger itself: the id of this page in the lines that it runs, and reading the kept lines again. */
export const useLedgerPart = () => useConsolePart(ledgerPart)

/** How many lines are under way, and whether one moves. Renders only when that changes, not with each line. */
export function useUnderWay() {
  const part = useConsolePart(ledgerPart)
  const [found, setFound] = useState(() => underWayIn(part.get().lines))
  useEffect(() => {
    const look = () =>
      setFound((before) => {
        const now = underWayIn(part.get().lines)
        return now.count === before.count && now.moves === before.moves ? before : now
      })
    look()
    return part.subscribe(look)
  }, [part])
  return found
}

/** A function that undoes a line, and follows the undo of a rename to the page of that name. Keeps its identity. */
export function useUndo(): (line: string) => void {
  const store = useAppStore()
  const router = use(LinkRouter)
  return useCallback(
    (line) => {
      void undoLine(store, line)
      // Without the code, the page is followed once the region says that nothing has the name any more.
      const follow = async () =>
        router && (await import('#features/kit/routes/errors/renamed')).followUndo(store, router, line)
      follow().catch(() => {})
    },
    [store, router],
  )
}
