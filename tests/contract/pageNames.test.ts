import { expect, it } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { pageName } from '#features/console/login/SignInReason'

// The page that follows a sign-in is named as it names itself: by its title, not by the tab that is in view.

it.each([
  ['/system/overview', 'Overview'],
  ['/system/capacity', 'Capacity'],
  ['/projects/harbour/instances/api-1/storage', 'api-1'],
  ['/projects/harbour/instances/api-1/metrics/cpu?range=1h', 'api-1'],
])('the tab %s has the name of its page: %s', (path, name) => {
  expect(pageName(allRoutes, path)).toBe(name)
})

it.each([
  ['/projects/harbour/vpcs?latency=0', 'VPCs'],
  ['/projects-new', 'Create project'],
  // A panel over a tab.
  ['/projects/harbour/vpcs/quay/subnets-new', 'Create subnet'],
  ['/nowhere/at/all', null],
])('%s has its own: %s', (path, name) => {
  expect(pageName(allRoutes, path)).toBe(name)
})
