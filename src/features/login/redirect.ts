import { projects } from '#features/projects/noun'
import { ownPath } from '#store/model/ownPath'

/** The pages of signing in, and paths without a page: they lead nowhere, or back to themselves. */
const isNoTarget = /^\/(?:(?:login(?:\/[^?#]*)?|device\/?)(?=[?#]|$)|[?#]|$)/

/** The target after sign-in: the requested page if it is on this origin, else the start page. Rule: AUTH-4. */
export function safeRedirect(target: string | null): string {
  const path = ownPath(target?.trim() ?? '')
  return path === undefined || isNoTarget.test(path) ? projects.to.list() : path
}
