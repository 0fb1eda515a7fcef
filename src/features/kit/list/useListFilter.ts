import { use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useAppStore } from '#store/hooks'
import { LinkRouter } from '#features/kit/routing/Link'
import { pageToken } from '#features/kit/routing/listAddress'
import type { Filter } from './filter'
import type { ListAddressControl } from './useListAddress'

/** Delay before the address follows typing, in milliseconds: browsers limit how often it can change. */
const FOLLOW_MS = 200

export interface ListFilter extends Filter {
  setText: (text: string) => void
  /** Updates the address at once, when the field loses the focus. */
  settle: () => void
  /** The address has the text. */
  isSettled: boolean
  choose: (facet: string, values: readonly string[]) => void
  clear: () => void
}

/** The filter of a list. Typed text applies at once; the address follows after a pause. */
export function useListFilter({ address, change }: ListAddressControl): ListFilter {
  const [typed, setTyped] = useState<string>()
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const router = use(LinkRouter)

  // Drops the typed text once the address has caught up, or when it changes otherwise.
  useEffect(() => {
    setTyped((before) => (before === address.text ? undefined : before))
  }, [address.text])
  useEffect(() => {
    if (how === 'POP') setTyped(undefined)
  }, [key, how])
  useEffect(() => setTyped(undefined), [pathname])

  // Keeps a server page, since the filter may apply to that page only; resets a page of matches.
  const page = pageToken(address)
  // Each text is written once: a second time could stop the navigation to a link that was clicked in between.
  const written = useRef(address.text)
  // The log entry of the typing that the address follows.
  const { log } = useAppStore()
  const cause = useRef<number | null>(null)
  const setText = useCallback(
    (text: string) => {
      cause.current = log.cause
      setTyped(text)
    },
    [log],
  )
  useEffect(() => {
    written.current = address.text
  }, [address.text])
  const settle = useCallback(() => {
    if (typed === undefined || typed === written.current) return
    // It would end the navigation to another page.
    if ((router?.state.navigation.location?.pathname ?? pathname) !== pathname) return
    written.current = typed
    log.within(cause.current, () =>
      change(page ? { text: typed } : { text: typed, page: undefined }, 'replace'),
    )
  }, [typed, page, change, log, router, pathname])
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
  const text = typed ?? address.text
  return { text, facets: address.facets, setText, settle, isSettled: text === address.text, choose, clear }
}
