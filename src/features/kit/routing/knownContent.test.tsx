import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { affinityRoutes } from '#features/affinity/routes'
import { deletedRoutes } from '#features/deleted/routes'
import { lookup } from '#features/lookup/routes'
import { siloRoutes } from '#features/silos/routes'
import { projectTakeDownRoutes } from '#features/take-down/routes'
import { vpcRoutes } from '#features/vpcs/routes'
import { useKnownContent } from './crumbs'

/** Routes without their code. */
const known = (routes: readonly RouteObject[] = []): RouteObject[] =>
  routes.map(
    ({ path, handle, children }) =>
      ({ path, handle, element: null, children: known(children) }) as RouteObject,
  )

const Reader = () => JSON.stringify(useKnownContent())

/** The content of a page that is known while its code loads. */
function contentAt(address: string, routes: readonly RouteObject[]): unknown {
  const router = createMemoryRouter([{ element: <Reader />, children: known(routes) }], {
    initialEntries: [address],
  })
  return JSON.parse(renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&quot;', '"'))
}

it.each([
  ['/system/silos/yard/quotas/edit', siloRoutes, 3],
  ['/projects/yard/affinity-new', affinityRoutes, 6],
  ['/projects/yard/vpcs/quay/firewall-rules-new', vpcRoutes, 10],
])('the bones of the form at %s are about as high as it is', (path, routes, fields) => {
  expect(contentAt(path, routes)).toMatchObject({ isPanel: true, fields })
})

it.each([
  ['/projects/yard/take-down', [projectTakeDownRoutes]],
  ['/projects/yard/deleted/any', deletedRoutes],
  ['/lookup/disks/any', lookup],
])('the bones of %s are lines, as the page has no table', (path, routes) => {
  expect(contentAt(path, routes)).toMatchObject({ shape: 'lines', heads: [] })
})
