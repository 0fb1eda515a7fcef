import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { makeStore } from '#store/store'
import { useKnownPage } from './crumbs'

/** Routes without their code. */
const known = (routes: readonly RouteObject[] = []): RouteObject[] =>
  routes.map(
    ({ path, handle, children }) =>
      ({ path, handle, element: null, children: known(children) }) as RouteObject,
  )

const Reader = () => JSON.stringify(useKnownPage())

/** What is known of a page while its code loads. */
function pageAt(address: string): unknown {
  const router = createMemoryRouter([{ element: <Reader />, children: known(allRoutes) }], {
    initialEntries: [address],
  })
  const markup = renderToStaticMarkup(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return JSON.parse(markup.replaceAll('&quot;', '"'))
}

it.each([
  ['/projects/web/instances', { layout: 'list', list: '/projects/:project/instances', isRecord: false }],
  ['/projects/web/instances-new', { layout: 'form', list: '', isRecord: false }],
  ['/projects/web/instances/web-1/storage', { layout: 'record', isRecord: true }],
  ['/projects/web/instances/web-1/networking', { layout: 'record', isRecord: true }],
  ['/projects/web/vpcs/quay/subnets', { layout: 'list', isRecord: true }],
  ['/projects/web/overview', { layout: 'board', isRecord: false }],
  ['/system/capacity', { layout: 'board', isRecord: false }],
  ['/system/switches', { layout: 'list', isRecord: false }],
  ['/projects/web/take-down', { layout: 'record' }],
  ['/lookup/disks/any', { layout: 'record' }],
])('the skeleton of %s has the shape of its page', (path, page) => {
  expect(pageAt(path)).toMatchObject({ tabs: expect.any(Array) as unknown, ...page })
})

it('a panel is over the skeleton of its list', () => {
  expect(pageAt('/projects/web/disks/data')).toMatchObject({ layout: 'list', isPanel: 'Disk details' })
  expect(pageAt('/projects/web/disks-new')).toMatchObject({ layout: 'list', isPanel: true })
})
