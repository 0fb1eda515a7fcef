import { use, useMemo } from 'react'
import { useLocation, useParams, type Params } from 'react-router'
import { fill, paramsOf } from '#features/kit/noun/address'
import { cachedQueries } from '#store/api/internals'
import { meApi } from '#store/api/resources/me'
import { useAppSelector, useAppStore } from '#store/hooks'
import type { RootState } from '#store/store'
import { PagePath } from './pagePath'

// A place is a page, a tab or a panel of certain records, for one account. What a user leaves there is kept under its
// identity: a selection, what was typed. The location of the router says less: the path of a page with panels is that
// of its layout, and a name may pass to another record.

/** Where a component is. */
export interface Place {
  /** The address of its page, with names, as links have it. */
  address: string
  /** The same address with the ids of its records, as far as they are known: a rename keeps it. */
  id: string
  /** The account; undefined until it is known, which it is before a list has rows. */
  userId: string | undefined
}

const selectMe = meApi.endpoints.currentUserView.select({})
const userIdIn = (state: RootState): string | undefined => selectMe(state).data?.id

/** Whether a call was about exactly these parameters of an address. */
const isAbout = (args: object, names: readonly string[], params: Params) => {
  const given = Object.entries(args).filter(([, value]) => value !== undefined)
  return given.length === names.length && given.every(([name, value]) => params[name] === value)
}

/** The id of the record that the last of some parameters names, if it was read by them. */
function idOf(state: RootState, names: readonly string[], params: Params): string | undefined {
  const name = params[names.at(-1) ?? '']
  for (const { originalArgs, data } of cachedQueries(state).filter((query) => query !== undefined)) {
    if (!originalArgs || !isAbout(originalArgs, names, params)) continue
    const { id, name: known } = (data ?? {}) as { id?: unknown; name?: unknown }
    if (known === name && typeof id === 'string' && !state.deleted.includes(id)) return id
  }
  return undefined
}

/** An address with the ids of its records in place of their names, as far as the cache has them. */
export function addressById(state: RootState, path: string, params: Params): string {
  const names = paramsOf(path)
  const ids = names.map((name, index) => [
    name,
    idOf(state, names.slice(0, index + 1), params) ?? params[name],
  ])
  return fill(path, Object.fromEntries(ids) as Params)
}

/** The place of a component: whatever is kept of a place is kept under its account and its id. */
export function usePlace(): Place {
  const path = use(PagePath)
  const params = useParams()
  const { pathname } = useLocation()
  const store = useAppStore()
  const userId = useAppSelector(userIdIn)
  const address = path === undefined ? pathname : fill(path, params)
  // The ids are those that were known when the place was opened: it does not change while it is open.
  return useMemo(
    () => ({
      address,
      id: path === undefined ? address : addressById(store.getState(), path, params),
      userId,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the parameters that count are in the address
    [store, path, address, userId],
  )
}
