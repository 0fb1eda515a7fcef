import { useCallback } from 'react'
import { withActors } from '../../store/console'

/** Ends the session: the logout call, then the sign-in page without a way back here. */
export function useSignOut() {
  return useCallback(() => void withActors().then(({ signOut }) => signOut()), [])
}
