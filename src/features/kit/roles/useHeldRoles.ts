import { useEffect, useState } from 'react'
import { useAppStore } from '#store/hooks'
import { preloadable } from '#ui/preloadable'
import { whenPainted } from '#src/whenIdle'

/** The code that gives the reason why a role does not allow something. */
export const heldRoles = preloadable(() => import('./heldRoles'))

/**
 * That code, fetched with the policies after the page is shown; until then undefined, and the server decides. Rule: ROLE-13.
 *
 * @param projects the names of those whose policies count, separated by spaces; empty for none
 */
export function useHeldRoles(projects: string) {
  const store = useAppStore()
  const [code, setCode] = useState(heldRoles.loaded)
  useEffect(
    () =>
      whenPainted(() => {
        heldRoles.load().then(
          (loaded) => {
            setCode(loaded)
            for (const project of projects.split(' ')) loaded.policiesAhead(store, project || undefined)
          },
          () => {},
        )
      }),
    [store, projects],
  )
  return code
}
