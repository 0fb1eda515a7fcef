import type { RouteObject } from 'react-router'
import { NotFoundPage } from '#features/kit/routes/errors/RouteError'
import { handleOf, titleCrumb } from '#features/kit/routing/crumbs'
import { unknownLoader } from '#features/kit/routes/lateCode'
import { settings } from '#model/settings'

/** Whether the page at a path belongs to a feature that is switched off. */
const isOff = (path: string) =>
  path.split('/').some((part) => settings.off.includes(part.replace(/-(new|enable)$/, '')))

/** The paths of a route and of those below it, from the root. */
const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path?.startsWith('/') ? [path] : []),
  ...children.flatMap(pathsOf),
]

/** In place of a page that the installation has switched off. */
const offPage = (path: string): RouteObject => ({
  path,
  handle: titleCrumb('Switched off'),
  loader: unknownLoader,
  element: <NotFoundPage isOff />,
})

/** Whether a route is a page whose tabs have paths of their own. */
const isFrame = (route: RouteObject) => route.path === undefined && handleOf(route)?.tabs !== undefined

/** Replaces the pages of features that the installation has switched off; such a page is no tab beside others. */
export const routesWithoutOff = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => {
    const paths = pathsOf(route)
    if (paths.length > 0 && paths.every(isOff)) return paths.map(offPage)
    if (!route.children) return [{ ...route }]
    const isOut = (child: RouteObject) => isFrame(route) && pathsOf(child).every(isOff)
    const children = routesWithoutOff(route.children.filter((child) => !isOut(child)))
    return [{ ...route, children } as RouteObject, ...routesWithoutOff(route.children.filter(isOut))]
  })
