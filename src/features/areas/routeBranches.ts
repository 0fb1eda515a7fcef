import type { RouteObject } from 'react-router'

/** The layouts that have pages of features, each with the address and the frame of its pages. */
type Layout =
  /** None: pages without the frame of the console, which need no user. */
  | 'pages'
  /** In the first file, whose tree has them: the pages that most sessions start with. */
  | 'first'
  | 'help'
  /** The frame of the page before it. */
  | 'activity'
  | 'silo'
  | 'project'
  | 'settings'
  | 'system'

/** The routes of a feature, by the layouts that they are in: its module `routes.ts` exports them as `branches`. */
export type RouteBranches = Readonly<Partial<Record<Layout, readonly RouteObject[]>>>

// Each feature says which pages it has, and in which layout: `floating-ips/routes.ts`. Those of the preview are in builds
// with the mock region alone.
const modules = import.meta.glob<RouteBranches>(['../**/routes.{ts,tsx}', '!../{gallery,demos}/routes.ts'], {
  eager: true,
  import: 'branches',
})

/** The routes of a layout, those of each feature together. */
export const branchesIn = (layout: keyof RouteBranches): readonly (readonly RouteObject[])[] =>
  Object.values(modules).flatMap((branches) => (branches[layout] ? [branches[layout]] : []))

/** The routes of a layout. */
export const routesIn = (layout: keyof RouteBranches): RouteObject[] => branchesIn(layout).flat()
