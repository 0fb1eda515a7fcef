import { useAppSelector } from '#store/hooks'
import type { Needs } from '#model/needs'
import { useHeldRoles } from './useHeldRoles'

/** A role that something needs, and the project whose roles count, if any. */
interface Asked {
  project: string | undefined
  needs: Needs | undefined
}

/**
 * Whether the user's roles allow none of several things, in whatever projects they are. False while roles are not known,
 * and for nothing. Rule: ROLE-13.
 */
export function useAreForbidden(asked: readonly Asked[]): boolean {
  const code = useHeldRoles([...new Set(asked.map(({ project }) => project))].join(' '))
  return useAppSelector(
    (state) =>
      code !== undefined &&
      asked.length > 0 &&
      asked.every(
        ({ project, needs }) => needs && code.roleReason(needs, code.rolesIn(state, project)) !== undefined,
      ),
  )
}
