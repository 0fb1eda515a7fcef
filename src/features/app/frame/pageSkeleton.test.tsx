import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { noteSession } from '#store/kept/lastSession'
import { makeStore } from '#store/store'
import { homeRoutes } from '#features/overview/routes'
import { PageSkeleton } from './PageSkeleton'

// The bars around the title watch the browser.
vi.mock('./Sidebar', () => ({ Sidebar: () => null }))
vi.mock('./TopBar', () => ({ TopBar: () => null }))

afterEach(() => vi.unstubAllGlobals())

/** The title of Home while its code loads. */
async function titleOfHome() {
  const { path = '', handle } = homeRoutes
  const router = createMemoryRouter([{ path, handle, element: <PageSkeleton /> }], { initialEntries: [path] })
  const { prelude } = await prerender(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const markup = await new Response(prelude).text()
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
