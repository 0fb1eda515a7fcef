import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { systemNavigation } from '#features/areas/system'
import type { RouteHandle } from '#features/kit/routing/crumbs'
import { allRoutes } from './allRoutes'

const labelsAt = (path: string) =>
  (matchRoutes([...allRoutes], path) ?? []).flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined)?.crumb?.label ?? [],
  )

test('the words of an entry for several pages are not among the breadcrumbs of each of them', () => {
  const entries = systemNavigation().flatMap(({ items }) => items)
  const without = entries.flatMap(({ label, tabs = [] }) =>
    tabs.filter(({ to }) => !labelsAt(to).includes(label)).map(({ to }) => to),
  )
  // Its breadcrumb is "System overview", which has the word.
  expect(without).toEqual(['/system/overview'])
})
