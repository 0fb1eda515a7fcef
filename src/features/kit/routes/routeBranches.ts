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
