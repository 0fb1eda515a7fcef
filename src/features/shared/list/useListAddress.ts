import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageParameters } from '../../app/pageQuery'
import { LIST_PARAMETERS, readAddress, writeAddress, type ListAddress } from './address'
import type { Facet } from './filter'

/** What a history entry remembers besides its address: the pages that lead to this one, the first one as ''. */
interface Trail {
  pages?: readonly string[]
}

/** How a change of the address is kept: as a step one can go back from, or in place. */
type Step = 'push' | 'replace'

/** Where a list stands, and how to move it: the address is the one owner of it. */
export interface ListAddressControl {
  address: ListAddress
  /** The tokens of the pages before this one; empty for a page that was opened by its address. */
  trail: readonly string[]
  change: (change: Partial<ListAddress>, step: Step, trail?: readonly string[]) => void
}

export function useListAddress<Row>(facets: readonly Facet<Row>[]): ListAddressControl {
  const { search, state } = useLocation()
  const go = useNavigate()
  const ids = useMemo(() => facets.map(({ id }) => id), [facets])
  usePageParameters(useMemo(() => [...LIST_PARAMETERS, ...ids], [ids]))
  const address = useMemo(() => readAddress(search, ids), [search, ids])
  const own = state as (Trail & object) | null
  const trail = own?.pages ?? []
  // A change may come while the one before is still on its way, and must not undo it.
  const latest = useRef({ search, own })
  useLayoutEffect(() => {
    latest.current = { search, own }
  }, [search, own])
  const change = useCallback<ListAddressControl['change']>(
    (part, step, pages) => {
      const before = latest.current
      const query = writeAddress(before.search, part, ids)
      const kept = 'page' in part ? { ...before.own, pages: pages ?? [] } : before.own
      latest.current = { search: query, own: kept }
      void go({ search: query }, { replace: step === 'replace', preventScrollReset: true, state: kept })
    },
    [ids, go],
  )
  return { address, trail, change }
}
