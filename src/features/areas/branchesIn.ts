import type { RouteObject } from 'react-router'
import type { RouteBranches } from '#features/kit/routes/routeBranches'

// Each feature says which pages it has, and in which layout: `floating-ips/routes.ts`. Those of the preview are in builds
// with the mock region alone.
const modules = import.meta.glob<RouteBranches>(['../**/routes.{ts,tsx}', '!../{gallery,demos}/routes.ts'], {
  eager: true,
  import: 'branches',
})

/** The routes of a layout, those of each feature together. */
export const branchesIn = (layout: keyof RouteBranches): readonly (readonly RouteObject[])[] =>
  Object.values(modules).flatMap((branches) => (branches[layout] ? [branches[layout]] : []))
