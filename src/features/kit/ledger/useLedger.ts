import { useEffect, useState } from 'react'
import { useObservable } from '#store/actors/observable'
import { useConsolePart } from '#store/hooks'
import type { LedgerView } from '#store/ledger/knownLines'
import { ledgerPart } from '#store/ledger/ledger'
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
