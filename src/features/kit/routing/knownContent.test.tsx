import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { useKnownContent } from './crumbs'

/** Routes without their code. */
const known = (routes: readonly RouteObject[] = []): RouteObject[] =>
  routes.map(
    ({ path, handle, children }) =>
      ({ path, handle, element: null, children: known(children) }) as RouteObject,
  )

const Reader = () => JSON.stringify(useKnownContent())

/** The content of a page that is known while its code loads. */
function contentAt(address: string): unknown {
  const router = createMemoryRouter([{ element: <Reader />, children: known(allRoutes) }], {
    initialEntries: [address],
  })
  return JSON.parse(renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&quot;', '"'))
}

it.each([
  ['/system/silos/yard/quotas/edit', 3],
  ['/projects/yard/affinity-new', 6],
  ['/projects/yard/vpcs/quay/firewall-rules-new', 10],
])('the skeleton of the form at %s are about as high as it is', (path, fields) => {
  expect(contentAt(path)).toMatchObject({ isPanel: true, fields })
})

it.each(['/projects/yard/take-down', '/projects/yard/deleted/any', '/lookup/disks/any'])(
  'the skeleton of %s are lines, as the page has no table',
  (path) => {
    expect(contentAt(path)).toMatchObject({ shape: 'lines', list: '' })
  },
)
