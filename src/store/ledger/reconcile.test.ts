import { describe, expect, it } from 'vitest'
import type { ApiError } from '#model/apiError'
import { entryOf } from '#model/entryOf'
import type { ResourceKind } from '../observer/resourceKind'
import { keysLeft, type Line } from './line'
import { endOfBatch, judged } from './reconcile'
import { reduceLine } from './reduceLine'
import { subjectViews } from './subjectViews'

// The outcome of lines whose page was closed.

const line = (more: Partial<Line> = {}): Line => ({
  id: 'closed.1',
  page: 'closed',
  seq: 1,
  schema: 3,
  kind: 'command',
  verb: 'instance.start',
  label: 'Start',
  event: 'command.start',
  subject: { kind: 'instance', id: 'i', name: 'web-1', state: 'stopped' },
  begunAt: 0,
  changedAt: 0,
  standing: 'moving',
  ...more,
})

/** How an entry ends its line. */
const settledAs = (entry: ReturnType<typeof judged>) =>
  entry && (entry.is === 'settled' ? entry.as : entry.is)

/** A batch after its page was closed. */
const endedBatch = (batch: Line, parts: readonly Line[]) =>
  endOfBatch(batch, parts).reduce<Line | undefined>(
    (now, entry) => reduceLine(now, { ...entry, at: 1 }),
    batch,
  )

/** The states in which a command has been done, by lifecycle: every other state at rest leaves its line unknown. */
const shown: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  instance: {
    'command.start': ['running'],
    'command.stop': ['stopped'],
    'command.reboot': [],
    'command.delete': ['destroyed'],
  },
  disk: { 'command.delete': ['destroyed'], 'command.snapshot': [], 'command.finalize': ['detached'] },
  snapshot: { 'command.delete': ['destroyed'] },
  image: { 'command.promote': [], 'command.delete': ['destroyed'] },
  supportBundle: { 'command.delete': ['gone'], 'command.download': [] },
}

describe('a line of a closed page is done only in a state that its command leads to', () => {
  it.each(Object.entries(shown))('%s', (name, events) => {
    const kind = entryOf(subjectViews, name)?.kind
    if (!kind) throw new Error(`${name} has no lifecycle`)
    const { lifecycle } = kind
    const reading = (state: string): Pick<ResourceKind, 'lifecycle' | 'read'> => ({
      lifecycle,
      read: () => ({ id: 'i', name: 'web-1', state }),
    })
    const doneBy = (event: string) =>
      lifecycle.states.filter(
        (state) => settledAs(judged(line({ event }), reading(state), { data: {} })) === 'done',
      )
    expect(Object.fromEntries(Object.keys(events).map((event) => [event, doneBy(event)]))).toEqual(events)
    for (const state of lifecycle.states) {
      const verdict = judged(line({ event: 'command.other' }), reading(state), { data: {} })
      expect(settledAs(verdict)).toBe(lifecycle.isTransitional(state) ? undefined : 'unknown')
    }
  })
})

describe('rows that were sent but not answered before the page was closed', () => {
  const left = ['a', 'b', 'c', 'd'].map((id) => ({ kind: 'instance', id, name: id }))
  const batch = line({ kind: 'batch', label: 'Stop', rows: { total: 6, done: 2, failed: 0 }, left })
  const part = (id: string, standing: Line['standing']) =>
    line({ id: `closed.${id}`, partOf: 'closed.1', subject: { kind: 'instance', id, name: id }, standing })
  const parts = [part('a', 'done'), part('b', 'failed'), part('c', 'unknown')]

  it('are not offered again if they are over, and the words of the batch count the others', () => {
    expect(endedBatch(batch, parts)).toMatchObject({
      standing: 'stopped',
      rows: { total: 6, done: 3, failed: 1, unknown: 1 },
      left: [{ id: 'd' }],
      unsure: [{ id: 'c' }],
      outcome: {
        words:
          'Stop: 1 of 6 were not done when the page was closed. Stop: 1 of 6 may have been done or not when the page was closed, and nothing shows which.',
      },
    })
  })

  it('are not "not done" if none is left but those that may have been done', () => {
    const three = { ...batch, left: left.slice(0, 3) }
    expect(endedBatch(three, parts)).toMatchObject({ standing: 'unknown', left: [], unsure: [{ id: 'c' }] })
  })

  it('are offered again, unless they must not be done twice', () => {
    const ended = (more: Partial<Line>) => endedBatch({ ...batch, ...more }, parts) ?? batch
    expect(keysLeft(ended({}))).toEqual(['d', 'c'])
    expect(keysLeft(ended({ isOnce: true }))).toEqual(['d'])
    expect(ended({ isOnce: true }).outcome?.words).toMatch(/, and are not sent again\.$/)
  })

  it('a batch whose rows are all done is done', () => {
    expect(
      endedBatch(
        batch,
        left.map(({ id }) => part(id, 'done')),
      ),
    ).toMatchObject({
      standing: 'done',
      rows: { total: 6, done: 6, failed: 0 },
      left: [],
    })
  })
})

it('a deletion whose subject is gone is done', () => {
  const error: ApiError = { message: 'Not found', statusCode: 404 }
  expect(settledAs(judged(line({ deletes: true }), undefined, { error }))).toBe('done')
  // A line of an older console.
  expect(settledAs(judged(line({ label: 'Delete' }), undefined, { error }))).toBe('done')
  expect(settledAs(judged(line(), undefined, { error }))).toBe('gone')
})
