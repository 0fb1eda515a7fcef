import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePageParameters } from '#features/kit/routing/pageQuery'
import {
  LIST_PARAMETERS,
  readAddress,
  writeAddress,
  type ListAddress,
} from '#features/kit/routing/listAddress'
import type { Facet } from './filter'

/** The state of a history entry: the page tokens before this page, '' for the first page. */
interface Trail {
  pages?: readonly string[]
}

/** A change of the address makes a new entry of the history, or replaces the current one. */
type Step = 'push' | 'replace'

/** The position of a list and how to change it: the address is its only owner. */
export interface ListAddressControl {
  address: ListAddress
  /** The tokens of the previous pages; empty for a page opened by its address. */
  trail: readonly string[]
  change: (change: Partial<ListAddress>, step: Step, trail?: readonly string[]) => void
}

export function useListAddress<Row>(facets: readonly Facet<Row>[]): ListAddressControl {
  const { search, state } = useLocation()
  const go = useNavigate()
  const ids = useMemo(() => facets.map(({ id }) => id), [facets])
  usePageParameters(useMemo(() => [...LIST_PARAMETERS, ...ids], [ids]))
  const address = useMemo(() => readAddress(search, ids), [search, ids])
  const trailState = state as (Trail & object) | null
  // The state of an entry outlives the release that made it.
  const trail = Array.isArray(trailState?.pages) ? trailState.pages : []
  // A change may arrive while the previous one is still pending, and must not undo it.
  const latest = useRef({ search, trailState })
  useLayoutEffect(() => {
    latest.current = { search, trailState }
  }, [search, trailState])
  const change = useCallback<ListAddressControl['change']>(
    (part, step, pages) => {
      const before = latest.current
      const query = writeAddress(before.search, part, ids)
      const kept = 'page' in part ? { ...before.trailState, pages: pages ?? [] } : before.trailState
      latest.current = { search: query, trailState: kept }
      void go({ search: query }, { replace: step === 'replace', preventScrollReset: true, state: kept })
    },
    [ids, go],
  )
  return { address, trail, change }
}
