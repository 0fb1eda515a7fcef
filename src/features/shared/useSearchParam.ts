import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The query of the address, and how to change it: as a step that one can go back from. A change that comes while the
 * one before is still on its way builds upon it.
 */
export function useSearch(): [search: string, change: (next: (search: string) => string) => void] {
  const { search } = useLocation()
  const go = useNavigate()
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  const change = useCallback(
    (next: (search: string) => string) => {
      const query = next(latest.current)
      if (query === latest.current) return
      latest.current = query
      void go({ search: query }, { preventScrollReset: true })
    },
    [go],
  )
  return [search, change]
}

/**
 * One parameter of the address, as what is chosen about a view: it survives a reload, and is shared with the address.
 *
 * @param fallback what an address without it means
 */
export function useSearchParam(
  name: string,
  fallback: string,
): [value: string, set: (value: string) => void] {
  const [search, change] = useSearch()
  const set = useCallback(
    (value: string) =>
      change((before) => {
        const query = new URLSearchParams(before)
        if (value === fallback) query.delete(name)
        else query.set(name, value)
        return query.size === 0 ? '' : `?${query}`
      }),
    [change, name, fallback],
  )
  return [new URLSearchParams(search).get(name) ?? fallback, set]
}
