import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useConsolePart } from '#store/hooks'
import { selections } from './selections'

/**
 * A function that goes to a list and selects rows in it, such as those that a batch left. Nothing runs by itself. Keeps
 * its identity.
 */
export function useSelectAgain() {
  const all = useConsolePart(selections)
  const navigate = useNavigate()
  return useCallback(
    /** @param address of the list @param keys of the rows in that list */
    (address: string, keys: readonly string[]) => {
      all.want(address.replace(/[?#].*/s, ''), keys)
      void navigate(address)
    },
    [all, navigate],
  )
}
