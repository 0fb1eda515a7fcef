import { projects } from '#features/silo/projects/noun'
import { ownPath } from '#model/ownPath'

/** The pages of signing in, and paths without a page: they lead nowhere, or back to themselves. */
const isNoTarget = /^\/(?:(?:login(?:\/[^?#]*)?|device\/?)(?=[?#]|$)|[?#]|$)/

/**
 * The target after sign-in: the requested page if it is on this origin (NAV-9), else the start page. A 401 leads to the
 * sign-in page with the present path and query as `redirect_uri`, but for the local sign-in itself and calls that only
 * ask whether someone is signed in. The page names the target before.
 */
export function safeRedirect(target: string | null): string {
  const path = ownPath(target?.trim() ?? '')
  return path === undefined || isNoTarget.test(path) ? projects.to.list() : path
}
