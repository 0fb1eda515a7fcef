import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The query string, and a function that changes it with a new history entry. A change during a pending one is based on
 * it.
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
 * One view option in the address: it survives a reload and is part of a shared link.
 *
 * @param fallback the default value
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
