import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { matchesOf } from '#features/kit/routing/matchesOf'

const pathsBelow = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const whole = path === undefined ? parent : path.startsWith('/') ? path : `${parent}/${path}`
    return [whole, ...pathsBelow(children, whole)]
  })

it('a path matches the routes that the library finds in the whole tree', () => {
  const paths = [...new Set(pathsBelow(allRoutes))].flatMap((path) => [
    path.replace(/:\w+/g, 'web').replace('*', 'a/b') || '/',
    `${path.replace(/:\w+/g, 'instances-new').replace('*', '')}/none`,
  ])
  // The library takes some milliseconds for each.
  for (const path of paths.filter((_, index) => index % 7 === 0)) {
    const found = matchesOf(allRoutes, path)
    const expected = matchRoutes(allRoutes, path) ?? []
    expect(found.map(({ route }) => route)).toEqual(expected.map(({ route }) => route))
    expect(found.map(({ route: _, ...match }) => match)).toEqual(
      expected.map(({ route: _, ...match }) => match),
    )
  }
})
