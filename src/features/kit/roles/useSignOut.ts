import { useCallback } from 'react'
import { useActors } from '#store/hooks'

/** Ends the session: the logout call, then the sign-in page without a return address. */
export function useSignOut() {
  const runWithActors = useActors()
  return useCallback(() => runWithActors('Could not sign out', ({ signOut }) => signOut()), [runWithActors])
}
