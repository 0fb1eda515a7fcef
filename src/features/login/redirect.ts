import { projects } from '#features/projects/noun'
import { ownPath } from '#store/model/ownPath'

/** The target after sign-in: the requested page if it is on this origin, else the start page. Rule: AUTH-4. */
export function safeRedirect(target: string | null): string {
  const path = ownPath(target?.trim() ?? '')
  return path === undefined || path === '/' ? projects.to.list() : path
}
