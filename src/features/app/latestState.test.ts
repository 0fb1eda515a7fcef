import { createMemoryRouter, type RouterState } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { withLatestState } from './latestState'

let answer: () => void
const router = () =>
  createMemoryRouter([
    { path: '/', element: null },
    { path: '/known', loader: () => null, element: null },
    {
      path: '/slow',
      loader: () => new Promise((resolve) => (answer = () => resolve(null))),
      element: null,
    },
  ])
let end = () => {}
afterEach(() => end())

/** The renders of a page, in order: the path, and whether it is loading. */
function rendered(plain = router()) {
  const states: string[] = []
  const news = withLatestState(plain)
  const stop = news.subscribe(({ navigation, location }: RouterState) =>
    states.push(`${location.pathname} ${navigation.state}`),
  )
  end = () => {
    stop()
    plain.dispose()
  }
  return { plain, news, states, stop }
}
/** Messages that were posted before have arrived. */
const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

it('a navigation with known data is rendered once, in a task of its own', async () => {
  const { plain, news, states } = rendered()
  const each: string[] = []
  plain.subscribe(({ navigation }) => each.push(navigation.state))
  await news.navigate('/known')
  expect(each).toEqual(['loading', 'idle'])
  expect(states).toEqual([])
  await task()
  expect(states).toEqual(['/known idle'])
  expect(news.state.location.pathname).toBe('/known')
})

it('a navigation that waits for data is rendered as loading first', async () => {
  const { plain, states } = rendered()
  const done = plain.navigate('/slow')
  await task()
  expect(states).toEqual(['/ loading'])
  answer()
  await done
  await task()
  expect(states).toEqual(['/ loading', '/slow idle'])
})

it('a state that is to be rendered synchronously is, and only once', async () => {
  const { plain, states } = rendered()
  const done = plain.navigate('/slow', { flushSync: true })
  expect(states).toEqual(['/ loading'])
  await task()
  expect(states).toEqual(['/ loading'])
  answer()
  await done
})

it('after the end of the subscription nothing is rendered, not even what was waiting', async () => {
  const { plain, states, stop } = rendered()
  await plain.navigate('/known')
  stop()
  await plain.navigate('/')
  await task()
  expect(states).toEqual([])
})
