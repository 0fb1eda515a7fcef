import { useEffect, useMemo, useState } from 'react'
import { useAppStore } from '#store/hooks'
import type { Needs } from '#model/needs'
import type { RootState } from '#store/store'
import { heldRoles } from '#features/kit/roles/useHeldRoles'

/** Why the user's role, in a project or without one, does not allow something. */
export type WhyNot = (needs: Needs | undefined, project: string | undefined) => string | undefined

/**
 * Why the user's roles do not allow what is found, by the policies of the cache. Asks the region nothing: where a policy
 * is not in the cache, the server decides.
 *
 * @param queries the cache; undefined before anything is typed
 * @returns undefined until its code is loaded
 */
export function useWhyNot(queries: RootState['api']['queries'] | undefined): WhyNot | undefined {
  const store = useAppStore()
  const [code, setCode] = useState(heldRoles.loaded)
  const [isMissing, setMissing] = useState(false)
  const isNeeded = queries !== undefined
  useEffect(() => {
    if (isNeeded) heldRoles.load().then(setCode, () => setMissing(true))
  }, [isNeeded])
  return useMemo(() => {
    if (!queries || !(code || isMissing)) return undefined
    const state = store.getState()
    return (needs, project) => needs && code?.roleReason(needs, code.rolesIn(state, project))
  }, [queries, code, isMissing, store])
}
