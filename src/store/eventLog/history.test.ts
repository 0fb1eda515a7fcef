import { describe, expect, it } from 'vitest'
import { entryOf } from '#tests/support/entries'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Entry } from './entry'
import { historyOf } from './history'

const observed = (seq: number, cause: number, from: string, to: string, id = 'i1') =>
  entryOf(seq, {
    kind: 'observed',
    subject: { kind: 'instance', id },
    cause,
    data: { name: 'web-1', from, to, ...instanceLifecycle.explain(from, to) },
  })
const reply = (seq: number, cause: number | null, serverRequestId: string | null) =>
  entryOf(seq, {
    kind: 'reply',
    subject: 'instanceView',
    cause,
    data: { status: 200, serverRequestId, ms: 1 },
  })

const history = (entries: readonly Entry[], count = 5) =>
  historyOf(entries, { kind: 'instance', id: 'i1', lifecycle: instanceLifecycle }, count)

describe('the history of a resource', () => {
  const stopped = [
    entryOf(1, {
      kind: 'intent',
      subject: 'click button "Stop"',
      data: { source: 'pointer', act: 'click' },
    }),
    entryOf(2, {
      kind: 'event',
      subject: { actor: 'root' },
      cause: 1,
      data: {
        type: 'command.issued',
        id: 'command-1',
        request: { command: 'instance.stop', subject: { kind: 'instance', id: 'i1', name: 'web-1' } },
        watches: true,
      },
    }),
    reply(3, 2, 'r-3'),
    observed(4, 3, 'running', 'stopping'),
    reply(5, 2, 'r-5'),
    observed(6, 5, 'stopping', 'stopped'),
  ]

  it('says what you did, and what the region did after it, with the ids of the requests', () => {
    expect(history(stopped)).toEqual([
      {
        seq: 6,
        at: 6,
        from: 'stopping',
        to: 'stopped',
        by: 'region',
        command: 'command.stop',
        requestId: 'r-5',
      },
      {
        seq: 4,
        at: 4,
        from: 'running',
        to: 'stopping',
        by: 'you',
        command: 'command.stop',
        requestId: 'r-3',
      },
    ])
  })

  it('knows the region, other clients and the unexpected', () => {
    const elsewhere = [
      reply(1, null, null),
      observed(2, 1, 'running', 'failed'),
      observed(3, 1, 'stopped', 'starting'),
      observed(4, 1, 'destroyed', 'running'),
    ]
    expect(history(elsewhere).map(({ by, command, requestId }) => [by, command, requestId])).toEqual([
      ['unknown', undefined, undefined],
      ['other', 'command.start', undefined],
      ['region', undefined, undefined],
    ])
  })

  it('is of this resource only, and no longer than asked for', () => {
    expect(
      history([...stopped, observed(7, 5, 'running', 'stopping', 'i2')], 1).map(({ seq }) => seq),
    ).toEqual([6])
  })
})
