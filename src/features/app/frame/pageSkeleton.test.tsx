import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { noteSession } from '#store/kept/lastSession'
import { makeStore } from '#store/store'
import { affinityRoutes } from '#features/affinity/routes'
import { deletedRoutes } from '#features/deleted/routes'
import { lookup } from '#features/lookup/routes'
import { homeRoutes } from '#features/overview/routes'
import { siloRoutes } from '#features/silos/routes'
import { projectTakeDownRoutes } from '#features/take-down/routes'
import { vpcRoutes } from '#features/vpcs/routes'
import { PageSkeleton } from './PageSkeleton'

// The bars around the title watch the browser.
vi.mock('./Sidebar', () => ({ Sidebar: () => null }))
vi.mock('./TopBar', () => ({ TopBar: () => null }))

afterEach(() => vi.unstubAllGlobals())

/** Routes without their code. */
const known = (routes: readonly RouteObject[] = []): RouteObject[] =>
  routes.map(
    ({ path, handle, children }) =>
      ({ path, handle, element: null, children: known(children) }) as RouteObject,
  )

/** The markup of a page while its code loads. */
async function skeletonAt(address: string, routes: readonly RouteObject[]) {
  const children = known(routes)
  const router = createMemoryRouter([{ element: <PageSkeleton />, children }], { initialEntries: [address] })
  const { prelude } = await prerender(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return new Response(prelude).text()
}

/** The title of Home while its code loads. */
async function titleOfHome() {
  const markup = await skeletonAt(homeRoutes.path ?? '', [homeRoutes])
  return /<p class="[^"]*title[^"]*">(.*?)<\/p>/s.exec(markup)?.[1]?.replaceAll(/<[^>]*>/g, '')
}

it('Home has the silo of the last session as its title, and no word that another replaces', async () => {
  expect(await titleOfHome()).toBe('')
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  noteSession('yard')
  expect(await titleOfHome()).toBe('yard')
})

it.each([
  ['/system/silos/yard/quotas/edit', siloRoutes, 3],
  ['/projects/yard/affinity-new', affinityRoutes, 6],
  ['/projects/yard/vpcs/quay/firewall-rules-new', vpcRoutes, 10],
])('the bones of the form at %s are about as high as it is', async (path, routes, count) => {
  const [, panel = ''] = (await skeletonAt(path, routes)).split('_panel')
  expect(panel.match(/"[^"]*_card[^"]*"/g)).toHaveLength(count)
})

it.each([
  ['/projects/yard/take-down', [projectTakeDownRoutes]],
  [`/projects/yard/deleted/${'0'.repeat(8)}`, deletedRoutes],
  ['/lookup/disks/any', lookup],
])('the bones of %s are lines, as the page has no table', async (path, routes) => {
  const markup = await skeletonAt(path, routes)
  expect(markup).toMatch(/_lines/)
  expect(markup).not.toMatch(/_row/)
})
