import { readFileSync } from 'node:fs'
import { captureOwnerStack } from 'react'
import { createBrowserRouter, createMemoryRouter, redirect, RouterContextProvider } from 'react-router'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { goForwardTo } from '#features/kit/routing/historyEntry'
import { historyIndex, isRedirect, lateCodeOf, loaderOf } from '#features/kit/routing/routeInternals'
import type { Project } from '#store/api/generated/types'
import { api } from '#store/api/api'
import {
  allSubscribed,
  answerAsOf,
  asksForSubscriptions,
  cachedQueries,
  hasAnswer,
  isShownQuery,
  shownQueries,
} from '#store/api/internals'
import { projectsApi } from '#store/api/resources/projects'
import { pastShown, pastStore } from '#store/past/pastStore'
import { makeStore } from '#store/store'

// Undocumented behaviour of libraries on which the console relies. After an update of a library these tests fail
// first; the place to fix is src/store/api/internals.ts, src/features/kit/routing/routeInternals.ts or
// historyEntry.ts beside it.

/** The name and the version of a library, so that a failure says both. */
function versioned(library: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8')) as {
    version: string
  }
  return `${library} ${version}`
}

const { projectView } = projectsApi.endpoints
const args = { project: 'atlas' }
const atlas: Project = {
  id: 'p-1',
  name: 'atlas',
  description: '',
  timeCreated: '2026-01-01T00:00:00Z',
  timeModified: '2026-01-01T00:00:00Z',
}

function storeWithProject() {
  const store = makeStore()
  onTestFinished(() => void store.dispatch(api.util.resetApiState()))
  store.dispatch(answerAsOf(projectView.name, args, atlas, 1_234))
  return store
}

describe(versioned('@reduxjs/toolkit'), () => {
  it('checks in tests that a state does not change, and that actions can be written down', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => error.mockRestore())
    const store = makeStore()
    store.dispatch({ type: 'anything', payload: () => {} })
    expect(error.mock.lastCall?.[0]).toContain('non-serializable value was detected in an action')
    Object.assign(store.getState(), { notices: [] })
    expect(() => store.dispatch({ type: 'anything' })).toThrow('A state mutation was detected')
  })

  it('says which queries have a subscription', () => {
    const store = storeWithProject()
    store.dispatch(answerAsOf(projectView.name, args, atlas, Date.now()))
    expect(shownQueries(store)).toEqual([])
    const shown = store.dispatch(projectView.initiate(args))
    expect(shownQueries(store)).toMatchObject([{ endpointName: 'projectView', originalArgs: args }])
    expect(isShownQuery(store, shown.queryCacheKey)).toBe(true)
    expect(hasAnswer(store.getState(), shown.queryCacheKey)).toBe(true)
    shown.unsubscribe()
    expect(isShownQuery(store, shown.queryCacheKey)).toBe(false)
    expect(shownQueries(store)).toEqual([])
  })

  it('an upserted answer is that of the endpoint, with the age that its action has', () => {
    const { data, isSuccess, fulfilledTimeStamp } = projectView.select(args)(storeWithProject().getState())
    expect({ data, isSuccess, fulfilledTimeStamp }).toEqual({
      data: atlas,
      isSuccess: true,
      fulfilledTimeStamp: 1_234,
    })
  })

  it('the cache holds endpoint, arguments, answer and age of a query', () => {
    expect(cachedQueries(storeWithProject().getState())).toEqual([
      expect.objectContaining({
        endpointName: projectView.name,
        originalArgs: args,
        status: 'fulfilled',
        data: atlas,
        fulfilledTimeStamp: 1_234,
      }),
    ])
  })

  it('hooks ask the middleware for its subscriptions, and call these functions', () => {
    const ask = api.internalActions.internal_getRTKQSubscriptions()
    expect(asksForSubscriptions(ask)).toBe(true)
    const answer = makeStore().dispatch(ask) as unknown as object
    expect(Object.keys(answer).toSorted()).toEqual(Object.keys(allSubscribed).toSorted())
  })

  it('a query in a recorded state is answered from it, and nothing is sent', async () => {
    const send = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', send)
    onTestFinished(() => void vi.unstubAllGlobals())
    const store = pastStore()
    store.dispatch(pastShown(storeWithProject().getState()))
    const asked = store.dispatch(projectView.initiate(args, { forceRefetch: true }))
    expect(asked).toEqual(expect.objectContaining({ unsubscribe: expect.any(Function) as unknown }))
    asked.unsubscribe()
    await Promise.resolve()
    expect(projectView.select(args)(store.getState()).data).toEqual(atlas)
    expect(send).not.toHaveBeenCalled()
  })
})

describe(versioned('react'), () => {
  it('is that of production in tests', () => {
    // Only the other one has it.
    expect(captureOwnerStack).toBeUndefined()
  })
})

describe(versioned('react-router'), () => {
  it('the late parts of a route are its `lazy`, and take its place when they are there', async () => {
    const loader = () => 'data'
    const Component = () => null
    const made = createMemoryRouter(
      [
        { path: '/' },
        {
          path: '/late',
          lazy: { loader: () => Promise.resolve(loader), Component: () => Promise.resolve(Component) },
        },
      ],
      { initialEntries: ['/'] },
    )
    onTestFinished(() => made.dispose())
    const late = () => made.routes[1] ?? {}
    expect(Object.keys(lateCodeOf(late()) ?? {}).toSorted()).toEqual(['Component', 'loader'])
    expect(await loaderOf(late())).toBe(loader)
    await made.navigate('/late')
    expect(lateCodeOf(late())).toBeUndefined()
    expect(await loaderOf(late())).toBe(loader)
  })

  /** A router with the history of a window, as a browser has it. */
  function routerInWindow() {
    const location = new URL('http://localhost/')
    const setState = (state: unknown, _: string, path?: string) => {
      fake.state = state
      if (path !== undefined) location.href = new URL(path, location).href
    }
    const fake = { state: null as unknown, pushState: setState, replaceState: setState }
    vi.stubGlobal('history', fake)
    onTestFinished(() => void vi.unstubAllGlobals())
    const window = Object.assign(new EventTarget(), { history: fake, location })
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', { defaultView: window })
    vi.stubGlobal('PopStateEvent', Event)
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
    const made = createBrowserRouter([{ path: '*' }])
    onTestFinished(() => made.dispose())
    return made
  }

  it('the entries of the history are numbered one by one, in `idx`', async () => {
    const made = routerInWindow()
    const first = historyIndex() ?? Number.NaN
    await made.navigate('/next')
    expect(historyIndex()).toBe(first + 1)
    await made.navigate('/instead', { replace: true })
    expect(historyIndex()).toBe(first + 1)
  })

  it('an entry that the preview adds is one of its own: its key, its number, and that of the next', async () => {
    const made = routerInWindow()
    const first = historyIndex() ?? Number.NaN
    goForwardTo('/added')
    await vi.waitFor(() => expect(made.state.location.pathname).toBe('/added'))
    expect(made.state.location.key).toBe((history.state as { key: string }).key)
    expect(historyIndex()).toBe(first + 1)
    await made.navigate('/next')
    expect(historyIndex()).toBe(first + 2)
  })

  it('the location that a redirect leads to is marked', async () => {
    const routes = [
      { path: '/' },
      { path: '/old', loader: () => redirect('/new') },
      { path: '/new', loader: () => null },
    ]
    const made = createMemoryRouter(routes)
    onTestFinished(() => made.dispose())
    const seen: [string, boolean][] = []
    made.subscribe(({ navigation: { location } }) => {
      if (location) seen.push([location.pathname, isRedirect(location)])
    })
    await made.navigate('/old')
    expect(seen).toEqual([
      ['/old', false],
      ['/new', true],
    ])
  })

  it('a navigation of a router with a context starts after the call has returned', async () => {
    const made = createMemoryRouter([{ path: '/' }, { path: '/next', loader: () => null }], {
      getContext: () => new RouterContextProvider(),
    })
    onTestFinished(() => made.dispose())
    const going = made.navigate('/next')
    expect(made.state.navigation.location).toBeUndefined()
    await going
    expect(made.state.location.pathname).toBe('/next')
  })
})
