import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '#store/store'
import { errorScreens } from './lateErrors'
import type * as RouteErrors from './RouteError'

afterEach(() => void vi.restoreAllMocks())

/** A module of its own: the one that others have used may have its error screen already. */
const OWN = './RouteError?own'

it('the error screen without its own code leads back to the console, signs out and tries again', async () => {
  vi.spyOn(errorScreens, 'loaded').mockReturnValue(undefined)
  vi.spyOn(errorScreens, 'load').mockRejectedValue(new TypeError('Importing a module script failed.'))
  const { FullError } = (await import(OWN)) as typeof RouteErrors
  const { prelude } = await prerender(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <FullError />
      </MemoryRouter>
    </Provider>,
  )
  const markup = await new Response(prelude).text()
  expect(markup).toContain('A part of the console could not be fetched.')
  expect(markup).toMatch(/<a [^>]*href="\/home"[^>]*>Back to console<\/a>/)
  const buttons = markup.match(/<button.*?<\/button>/g)?.map((button) => button.replaceAll(/<[^>]*>/g, ''))
  expect(buttons).toEqual(['Try again', 'Sign out'])
})
