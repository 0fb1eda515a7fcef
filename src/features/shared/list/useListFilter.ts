import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pageToken } from './address'
import type { Filter } from './filter'
import type { ListAddressControl } from './useListAddress'

/** How long after the last key the address follows, in milliseconds: browsers limit how often it may change. */
const FOLLOW_MS = 200

export interface ListFilter extends Filter {
  setText: (text: string) => void
  /** Lets the address follow at once: when the field is left. */
  settle: () => void
  choose: (facet: string, values: readonly string[]) => void
  clear: () => void
}

/** The filter of a list. What is typed counts at once; the address follows when the typing pauses. */
export function useListFilter({ address, change }: ListAddressControl): ListFilter {
  const [typed, setTyped] = useState<string>()
  const { key, pathname } = useLocation()
  const how = useNavigationType()

  // The address is the owner again when it has caught up, and whenever it went somewhere else.
  useEffect(() => {
    setTyped((before) => (before === address.text ? undefined : before))
  }, [address.text])
  useEffect(() => {
    if (how === 'POP') setTyped(undefined)
  }, [key, how])
  useEffect(() => setTyped(undefined), [pathname])

  // A page of the server stays in view where the filter looks at it alone; a page of matches does not.
  const page = pageToken(address)
  const settle = useCallback(() => {
    if (typed !== undefined && typed !== address.text)
      change(page ? { text: typed } : { text: typed, page: undefined }, 'replace')
  }, [typed, address.text, page, change])
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(settle, FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [typed, settle])

  const choose = (facet: string, values: readonly string[]) => {
    const facets = { ...address.facets, [facet]: values }
    const text = typed ?? address.text
    change(page ? { text, facets } : { text, facets, page: undefined }, 'replace')
  }
  const clear = () => {
    setTyped('')
    change(page ? { text: '', facets: {} } : { text: '', facets: {}, page: undefined }, 'replace')
  }
  return { text: typed ?? address.text, facets: address.facets, setText: setTyped, settle, choose, clear }
}
