import { afterEach, expect, test, vi } from 'vitest'
import { entryOf, stopStory } from '#tests/support/entries'
import { charts } from '#machines/charts/charts'
import type { DebugSource } from './debugSource'
import type { Seen } from '../model/seen'
import { channelOf, mirrorSource, serveMirror } from './mirror'

/** A source whose content a test sets. */
function settable(first: Seen) {
  let seen = first
  const listeners = new Set<() => void>()
  const source: DebugSource = {
    kind: 'page',
    charts,
    get: () => seen,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    source,
    set(next: Seen) {
      seen = next
      for (const listener of listeners) listener()
    },
  }
}

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

test('a window shows what its page shows, follows it, and keeps the last of it', async () => {
  const start: Seen = { entries: stopStory.slice(0, 3), dropped: 0, resources: [], actors: [] }
  const { source, set } = settable(start)
  const stop = serveMirror(source, channelOf('test'))
  const mirror = mirrorSource(channelOf('test'))
  open.push(mirror.close)
  expect(mirror.state()).toBe('waiting')
  await vi.waitFor(() => expect(mirror.get()).toEqual(start))
  expect(mirror.state()).toBe('connected')

  // The page has dropped its oldest entry meanwhile.
  const next: Seen = {
    entries: [
      ...stopStory.slice(1, 5),
      entryOf(9_000, { kind: 'route', subject: '/projects', data: { from: '/' } }),
    ],
    dropped: 1,
    resources: [{ kind: 'instance', id: 'id-1', name: 'web-1', state: 'running' }],
    actors: [],
  }
  set(next)
  await vi.waitFor(() => expect(mirror.get()).toEqual(next))

  stop()
  await vi.waitFor(() => expect(mirror.state()).toBe('gone'))
  expect(mirror.get()).toEqual(next)
})

test('a window finds its page again after the page was loaded again, and follows one load only', async () => {
  const seenBy = (count: number): Seen => ({
    entries: stopStory.slice(0, count),
    dropped: 0,
    resources: [],
    actors: [],
  })
  const first = settable(seenBy(1))
  const stop = serveMirror(first.source, channelOf('again'))
  const mirror = mirrorSource(channelOf('again'))
  open.push(mirror.close)
  await vi.waitFor(() => expect(mirror.state()).toBe('connected'))

  // A copy of the tab has the same name.
  const copy = settable(seenBy(2))
  open.push(serveMirror(copy.source, channelOf('again')))
  copy.set(seenBy(3))
  first.set(seenBy(4))
  await vi.waitFor(() => expect(mirror.get().entries).toHaveLength(4))

  stop()
  await vi.waitFor(() => expect(mirror.state()).toBe('gone'))
  expect(mirror.get().entries).toHaveLength(4)
  const again = settable(seenBy(2))
  open.push(serveMirror(again.source, channelOf('again')))
  await vi.waitFor(() => expect(mirror.state()).toBe('connected'))
  expect(mirror.get()).toEqual(seenBy(2))
})
