import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#store/api/api'
import { answerAsOf } from '#store/api/internals'
import { projectsApi } from '#store/api/resources/projects'
import { resourceDeleted } from '#store/slices/resourceDeleted'
import { makeStore } from '#store/store'
import { fetchGuessed, fetchUnlessKnown } from './prefetch'
import { seedFromList } from './seedFromList'
import { consolePartOf } from '#store/parts'
import { refusals } from './refusals'
import { partLimit } from '#model/paging'

// Tests loaders with a real store and a real cache; only the network is mocked.

const { projectView } = projectsApi.endpoints
const args = { project: 'web' }

interface Pending {
  answer: (body: object, status?: number) => void
}
let pending: Pending[]
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  pending = []
  store = makeStore({ origin: 'http://region.test' })
  vi.stubGlobal('location', { pathname: '/projects', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      pending.push({
        answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
      })
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A navigation to the project's page, and a function that abandons it. */
function navigate(freshS = 2) {
  const controller = new AbortController()
  return {
    leave: () => controller.abort(),
    page: fetchUnlessKnown(
      store,
      { endpoint: projectView, args, freshS, signal: controller.signal },
      (error) => consolePartOf(store, refusals).refreshFailed(error, '/'),
    ),
  }
}

/** Waits until exactly this many requests were sent. */
async function requests(count: number): Promise<Pending> {
  await vi.waitFor(() => expect(pending.length).toBeGreaterThanOrEqual(count))
  expect(pending).toHaveLength(count)
  const last = pending[count - 1]
  if (!last) throw new Error('no request has left')
  return last
}

const web = { id: 'p1', name: 'web' }

describe('a second click while a page loads', () => {
  it('joins the request of the first, which is left after that', async () => {
    const first = navigate()
    const request = await requests(1)
    const second = navigate()
    first.leave()
    request.answer(web)
    expect(await second.page).toEqual(web)
    await first.page
    expect(pending).toHaveLength(1)
  })

  it('joins the request of the first, which has been left before', async () => {
    const first = navigate()
    const request = await requests(1)
    first.leave()
    const second = navigate()
    request.answer(web)
    expect(await second.page).toEqual(web)
    expect(pending).toHaveLength(1)
  })

  it('joins it a task later, as a router does that waits for code first', async () => {
    const first = navigate()
    const request = await requests(1)
    first.leave()
    await new Promise((resolve) => setTimeout(resolve))
    const second = navigate()
    request.answer(web)
    expect(await second.page).toEqual(web)
    expect(pending).toHaveLength(1)
  })

  it('fails like the first one when the call fails, and the first one says nothing', async () => {
    const first = navigate()
    const request = await requests(1)
    const second = navigate()
    first.leave()
    request.answer({ message: 'no', error_code: 'ObjectNotFound' }, 404)
    await expect(second.page).rejects.toMatchObject({ statusCode: 404, message: 'No' })
    expect(await first.page).toBeNull()
  })

  it('works three times in a row', async () => {
    const clicks = [navigate(), navigate(), navigate()]
    clicks[0]?.leave()
    clicks[1]?.leave()
    const request = await requests(1)
    request.answer(web)
    expect(await clicks[2]?.page).toEqual(web)
  })
})

describe('a request that something else calls off', () => {
  it('is sent again for a loader that had joined it', async () => {
    const other = store.dispatch(projectView.initiate(args))
    await requests(1)
    const { page } = navigate()
    other.abort()
    const second = await requests(2)
    second.answer(web)
    expect(await page).toEqual(web)
    other.unsubscribe()
  })

  it('is not sent again for a loader that was left', async () => {
    const other = store.dispatch(projectView.initiate(args))
    await requests(1)
    const { page, leave } = navigate()
    leave()
    other.abort()
    expect(await page).toBeNull()
    expect(pending).toHaveLength(1)
    other.unsubscribe()
  })

  it('leaves no error behind for the next loader', async () => {
    const other = store.dispatch(projectView.initiate(args))
    await requests(1)
    other.abort()
    await vi.waitFor(() => expect(projectView.select(args)(store.getState()).isError).toBe(true))
    const { page } = navigate()
    const second = await requests(2)
    second.answer(web)
    expect(await page).toEqual(web)
    other.unsubscribe()
  })
})

describe('what the cache holds', () => {
  it('is not asked for again while it is fresh', async () => {
    const first = navigate()
    const request = await requests(1)
    request.answer(web)
    await first.page
    expect(await navigate().page).toEqual(web)
    expect(pending).toHaveLength(1)
  })

  it('is asked for again after an error, however fresh the last answer was', async () => {
    const first = navigate()
    const request = await requests(1)
    request.answer(web)
    await first.page
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    const refresh = navigate(1)
    const failing = await requests(2)
    failing.answer({ message: 'Internal' }, 500)
    expect(await refresh.page).toEqual(web)
    await vi.waitFor(() => expect(projectView.select(args)(store.getState()).isError).toBe(true))
    const again = navigate()
    const third = await requests(3)
    third.answer(web)
    expect(await again.page).toEqual(web)
  })

  it('has no subscription left by a loader: what no page shows is not asked for again', async () => {
    const first = navigate()
    const request = await requests(1)
    request.answer(web)
    await first.page
    store.dispatch(api.util.invalidateTags(['Project']))
    expect(pending).toHaveLength(1)
    expect(projectView.select(args)(store.getState()).data).toBeUndefined()
  })
})

describe('a page seen before', () => {
  const later = { ...web, description: 'later' }
  const main = { ...web, name: 'main' }
  const laterBy = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  async function seen() {
    const first = navigate()
    const request = await requests(1)
    request.answer(web)
    await first.page
  }

  it('does not wait: what is known shows while a refresh hangs, and the answer replaces it', async () => {
    await seen()
    laterBy(60_000)
    expect(await navigate().page).toEqual(web)
    const refresh = await requests(2)
    refresh.answer(later)
    await vi.waitFor(() => expect(projectView.select(args)(store.getState()).data).toEqual(later))
  })

  it('throws what the refresh was refused with, once without asking again, and asks when tried again', async () => {
    await seen()
    laterBy(60_000)
    await navigate().page
    const refresh = await requests(2)
    refresh.answer({ message: 'no', error_code: 'ObjectNotFound' }, 404)
    await vi.waitFor(() => expect(projectView.select(args)(store.getState()).isError).toBe(true))
    await expect(navigate().page).rejects.toMatchObject({ statusCode: 404 })
    expect(pending).toHaveLength(2)
    consolePartOf(store, refusals).askAgain()
    const again = navigate()
    const third = await requests(3)
    third.answer(web)
    expect(await again.page).toEqual(web)
  })

  it.each([
    ['was deleted here', () => resourceDeleted(web.id)],
    ['has another name since', (at: number) => answerAsOf('projectView', { project: 'main' }, main, at)],
    ['has another name in a list', (at: number) => answerAsOf('projectList', {}, { items: [main] }, at)],
  ])('of something that %s waits for the region, however fresh it is', async (_, learn) => {
    await seen()
    store.dispatch(learn(Date.now() + 1))
    const { page } = navigate()
    const request = await requests(2)
    request.answer({ message: 'no', error_code: 'ObjectNotFound' }, 404)
    await expect(page).rejects.toMatchObject({ statusCode: 404 })
  })

  it('of something that had another name before does not wait', async () => {
    store.dispatch(answerAsOf('projectView', { project: 'main' }, main, Date.now() - 1))
    await seen()
    expect(await navigate().page).toEqual(web)
    expect(pending).toHaveLength(1)
  })
})

describe('a guess', () => {
  const guess = () => fetchGuessed(store, { endpoint: projectView, args })

  it('asks once, and the page that opens joins it', async () => {
    const [first, second] = [guess(), guess()]
    const request = await requests(1)
    const { page } = navigate()
    request.answer(web)
    expect(await page).toEqual(web)
    expect(await first).toEqual(web)
    expect(await second).toBeNull()
    expect(await guess()).toEqual(web)
    expect(pending).toHaveLength(1)
  })

  it('that is not let in ends no session, unless a page has joined it; the page asks again', async () => {
    const onSessionLost = vi.fn<(at: string) => void>()
    store = makeStore({ onSessionLost, origin: 'http://region.test' })
    const first = guess()
    const request = await requests(1)
    request.answer({ message: 'no' }, 401)
    expect(await first).toBeNull()
    expect(onSessionLost).not.toHaveBeenCalled()
    const { page } = navigate()
    const second = await requests(2)
    second.answer({ message: 'no' }, 401)
    await expect(page).rejects.toMatchObject({ statusCode: 401 })
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  })

  it('that a page has joined is an ordinary call', async () => {
    const onSessionLost = vi.fn<(at: string) => void>()
    store = makeStore({ onSessionLost, origin: 'http://region.test' })
    const first = guess()
    const request = await requests(1)
    const { page } = navigate()
    request.answer({ message: 'no' }, 401)
    await expect(page).rejects.toMatchObject({ statusCode: 401 })
    expect(await first).toBeNull()
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  })
})

describe('a record that a list has shown', () => {
  const seed = (project: string) =>
    seedFromList(store, projectView, projectsApi.endpoints.projectList, 'project', { project })
  async function listed() {
    const list = store.dispatch(projectsApi.endpoints.projectList.initiate({ limit: partLimit(50) }))
    const request = await requests(1)
    request.answer({ items: [web] })
    await list
  }

  it('is known, as old as the list, and refreshed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await listed()
    vi.setSystemTime(Date.now() + 3_000)
    seed('web')
    expect(await navigate().page).toEqual(web)
    const refresh = await requests(2)
    refresh.answer({ ...web, description: 'newer' })
    await vi.waitFor(() =>
      expect(projectView.select(args)(store.getState()).data).toMatchObject({ description: 'newer' }),
    )
    seed('web')
    expect(projectView.select(args)(store.getState()).data).toMatchObject({ description: 'newer' })
  })

  it('stays unknown if no list has it, or if it was deleted here', async () => {
    await listed()
    seed('other')
    expect(projectView.select({ project: 'other' })(store.getState()).data).toBeUndefined()
    store.dispatch(resourceDeleted(web.id))
    seed('web')
    expect(projectView.select(args)(store.getState()).data).toBeUndefined()
  })
})
