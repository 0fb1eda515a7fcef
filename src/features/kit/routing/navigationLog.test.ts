import { createMemoryRouter, redirect, RouterContextProvider, type RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '#store/eventLog/entry'
import { EventLog } from '#store/eventLog/eventLog'
import { navigationLog } from './navigationLog'

type Popped = (event: { isTrusted: boolean }) => void

let pop: Popped = () => {}
beforeEach(() => {
  vi.stubGlobal('history', { state: { idx: 0 } })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', (_: string, listener: Popped) => {
    pop = listener
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The pending requests of the loaders. */
class Answers {
  private readonly waiting: (() => void)[] = []
  readonly next = () => new Promise<null>((resolve) => void this.waiting.push(() => resolve(null)))
  come() {
    for (const answer of this.waiting.splice(0)) answer()
  }
}

const task = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A router with logged navigations. Each page sends a request, and records its cause. */
function start() {
  const entries: Entry[] = []
  const log = new EventLog((batch) => entries.push(...batch))
  const navigated = navigationLog(log)
  const answers = new Answers()
  const causes: Record<string, number | null> = {}
  const asks =
    (name: string) =>
    ({ request }: { request: Request }) => {
      causes[name] = navigated.causeOfLoading(request)
      return answers.next()
    }
  const routes: RouteObject[] = [
    { path: '/', loader: () => null },
    { path: '/disks', loader: asks('disks') },
    { path: '/late', lazy: { loader: async () => (await task(), asks('late')) } },
    { path: '/old', loader: () => redirect('/disks') },
    { path: '/device', loader: () => null },
  ]
  navigated.logButtons(new AbortController().signal)
  // With a context, as in the console, the router starts a navigation a little after the call.
  const router = navigated.withCauses(
    createMemoryRouter(routes, { getContext: () => new RouterContextProvider() }),
  )
  navigated.follow(router)
  return {
    log,
    router,
    causes,
    answers,
    click: (to: string) => {
      const seq = log.intent(`click ${to}`, 'pointer', {}, null)
      void router.navigate(to)
      return seq
    },
    /** The navigations so far, with their causes. */
    routes: () => {
      log.flush()
      return entries.filter(({ kind }) => kind === 'route').map(({ subject, cause }) => [subject, cause])
    },
  }
}

describe('a navigation has no cause', () => {
  it('when its page comes after the task of the click, with what its loader asks for', async () => {
    const { click, answers, routes, causes } = start()
    const seq = click('/disks')
    await task()
    answers.come()
    await task()
    expect(causes['disks']).toBe(seq)
    expect(routes().at(-1)).toEqual(['/disks', seq])
  })

  it('when the code of its loader has to come first', async () => {
    const { click, answers, routes, causes } = start()
    const seq = click('/late')
    await task()
    await task()
    answers.come()
    await task()
    expect(causes['late']).toBe(seq)
    expect(routes().at(-1)).toEqual(['/late', seq])
  })

  it('when it is redirected', async () => {
    const { click, answers, routes, causes } = start()
    const seq = click('/old')
    await task()
    answers.come()
    await task()
    expect(causes['disks']).toBe(seq)
    expect(routes().at(-1)).toEqual(['/disks', seq])
  })

  it('when it is clicked twice: the second click counts', async () => {
    const { click, answers, routes } = start()
    click('/disks')
    const second = click('/disks')
    await task()
    answers.come()
    await task()
    expect(routes().filter(([subject]) => subject === '/disks')).toEqual([['/disks', second]])
  })

  it('when its cause is over before the router starts it', async () => {
    const { log, router, routes, answers } = start()
    await task()
    const seq = log.intent('type input', 'keyboard', {}, null)
    await task()
    log.within(seq, () => void router.navigate('/disks'))
    await task()
    answers.come()
    await task()
    expect(routes().at(-1)).toEqual(['/disks', seq])
  })

  it('when only the query changes', async () => {
    const { click, routes } = start()
    await task()
    const seq = click('/?filter=db')
    await task()
    expect(routes().at(-1)).toEqual(['/?filter=db', seq])
  })
})

it('an intent of meanwhile is taken for the cause, or one that is over', async () => {
  const { log, router, click, answers, routes, causes } = start()
  const seq = click('/disks')
  await task()
  log.intent('click p', 'pointer', {}, null)
  answers.come()
  await task()
  expect(routes().at(-1)).toEqual(['/disks', seq])
  void router.navigate('/')
  await task()
  expect(routes().at(-1)).toEqual(['/', null])
  void router.navigate('/disks')
  await task()
  expect(causes['disks']).toBeNull()
})

it('back and forward are no intents of their own; what a script dispatches is one', async () => {
  const { log, router, routes } = start()
  await task()
  const popped = async (idx: number, isTrusted = true) => {
    vi.stubGlobal('history', { state: { idx } })
    pop({ isTrusted })
    const cause = log.cause
    void router.navigate(`/?page=${idx}${isTrusted ? '' : 'x'}`)
    await task()
    return cause
  }
  const forward = await popped(2)
  const back = await popped(1)
  expect(await popped(0, false)).toBeNull()
  expect(routes().slice(-3)).toEqual([
    ['/?page=2', forward],
    ['/?page=1', back],
    ['/?page=0x', null],
  ])
})

it('a step in the history that the console takes has the cause of its call, and is no press of the button', async () => {
  const { log, router, routes } = start()
  await task()
  await router.navigate('/device')
  const seq = log.intent('click Cancel', 'pointer', {}, null)
  const gone = log.within(seq, () => {
    const step = router.navigate(-1)
    vi.stubGlobal('history', { state: { idx: -1 } })
    pop({ isTrusted: true })
    return step
  })
  await gone
  await task()
  expect(routes().at(-1)).toEqual(['/', seq])
})

it('an address is logged with its whole query', async () => {
  const { router, routes } = start()
  await task()
  await router.navigate('/device?user_code=CANARY&filter=db&redirect_uri=%2Fx#CANARY')
  await router.navigate('/')
  expect(routes().slice(-2)).toEqual([
    ['/device?filter=db', null],
    ['/', null],
  ])
})
