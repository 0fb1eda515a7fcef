import { describe, expect, it } from 'vitest'
import type { ApiError } from '../model/apiError'
import { entryOf } from '../model/entryOf'
import type { ResourceKind } from '../observer/resourceKind'
import type { Line } from './line'
import { endedBatch, subjectViews, judged } from './putRight'

// The outcome of lines whose page was closed.

const line = (more: Partial<Line> = {}): Line => ({
  id: 'closed.1',
  page: 'closed',
  seq: 1,
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
        (state) => judged(line({ event }), reading(state), { data: {} }, 1)?.standing === 'done',
      )
    expect(Object.fromEntries(Object.keys(events).map((event) => [event, doneBy(event)]))).toEqual(events)
    for (const state of lifecycle.states) {
      const verdict = judged(line({ event: 'command.other' }), reading(state), { data: {} }, 1)
      expect(verdict?.standing).toBe(lifecycle.isTransitional(state) ? undefined : 'unknown')
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
    expect(endedBatch(batch, parts, 1)).toMatchObject({
      standing: 'stopped',
      rows: { total: 6, done: 3, failed: 1 },
      left: [{ id: 'c' }, { id: 'd' }],
      outcome: { words: 'Stop: 2 of 6 were not done when the page was closed.' },
    })
  })

  it('are not offered again if they must not be done twice', () => {
    expect(endedBatch({ ...batch, isOnce: true }, parts, 1)).toMatchObject({
      rows: { total: 6, done: 3, failed: 2 },
      left: [{ id: 'd' }],
      outcome: {
        words:
          'Stop: 1 of 6 were not done when the page was closed. 1 may have been done and are not sent again.',
      },
    })
  })

  it('a batch whose rows are all done is done', () => {
    expect(
      endedBatch(
        batch,
        left.map(({ id }) => part(id, 'done')),
        1,
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
  expect(judged(line({ deletes: true }), undefined, { error }, 1)?.standing).toBe('done')
  // A line of an older console.
  expect(judged(line({ label: 'Delete' }), undefined, { error }, 1)?.standing).toBe('done')
  expect(judged(line(), undefined, { error }, 1)?.standing).toBe('gone')
})
