import { openSession } from '#store/kept/lastSession'
import type { RouteHandle } from '#features/kit/routing/crumbs'

/**
 * The title of a page whose code loads, as far as the console knows it. The overview of a project has the project's
 * name, and Home the name of the session's silo. Undefined where another word would replace it.
 */
export const knownTitle = (
  shape: RouteHandle['shape'],
  crumbs: readonly { label: string; isTab?: boolean }[],
): string | undefined =>
  shape === 'sides'
    ? openSession()?.silo
    : crumbs.slice(0, shape === 'facts' ? -1 : undefined).findLast(({ isTab }) => !isTab)?.label
