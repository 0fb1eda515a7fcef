import { useCallback } from 'react'
import { shallowEqual } from 'react-redux'
import { useParams } from 'react-router'
import { useAppSelector } from '#store/hooks'
import { projectCollaborator, type Needs } from '#model/needs'
import type { MenuItem } from '#ui/actions/menuItem'
import { useHeldRoles } from './useHeldRoles'

// Why the user's roles do not allow a command. The page fetches the code and the policies after it is shown;
// until then, the server decides. Rule: ROLE-13.

/**
 * Returns a function: why the user's role does not allow something. Changes only with the roles.
 *
 * @param ofProject the project of what is asked about, where that is not in the address
 * @param acts what is asked about, if the reason names it: "start and stop it"
 */
export function useRoleReason(ofProject?: string, acts?: string) {
  const { project = ofProject } = useParams()
  const code = useHeldRoles(project ?? '')
  const roles = useAppSelector((state) => code?.rolesIn(state, project), shallowEqual)
  return useCallback(
    (needs: Needs | undefined): string | undefined =>
      needs && roles ? code?.roleReason(needs, roles, acts) : undefined,
    [code, roles, acts],
  )
}

/** A function that disables entries of a menu that the user's role does not allow, with the reason. */
export function useAllowed() {
  const whyNot = useRoleReason()
  return useCallback(
    <Item extends MenuItem>(item: Item, needs: Needs = projectCollaborator): Item => {
      const disabledReason = whyNot(needs)
      return disabledReason ? { ...item, disabledReason } : item
    },
    [whyNot],
  )
}
