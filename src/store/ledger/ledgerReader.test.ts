import { describe, expect, it, test } from 'vitest'
import { entryOf, stopStory } from '#tests/support/entries'
import type { BatchData, Entry } from '../eventLog/entry'
import { LedgerReader, linesOfLog } from './ledgerReader'
import { isMoving } from './line'

const page = 'tab-1'
const web = { kind: 'instance', id: 'id-1', name: 'web-1' }

/** A command that the region refuses. @param from the number of its first entry, after `cause` */
const refused = (from: number, cause: number | null, actor = 'command-1') => [
  entryOf(from, {
    kind: 'event',
    subject: { actor: 'root' },
    cause,
    data: {
      type: 'command.issued',
      id: actor,
      request: { command: 'instance.delete', label: 'Delete', subject: web },
      watches: false,
    },
  }),
  entryOf(from + 1, { kind: 'event', subject: { actor }, cause: from, data: { type: 'xstate.init' } }),
  entryOf(from + 2, {
    kind: 'state',
    subject: { actor },
    cause: from + 1,
    data: { machine: 'command', from: null, to: 'requesting' },
  }),
  entryOf(from + 3, {
    kind: 'request',
    subject: 'instanceDelete',
    cause: from + 1,
    data: { args: { instance: 'id-1' }, requestId: 'call-2' },
  }),
  entryOf(from + 4, {
    kind: 'reply',
    subject: 'instanceDelete',
    cause: from + 3,
    data: { status: 409, errorCode: 'Conflict', words: 'It has disks', serverRequestId: 'r-2', ms: 9 },
  }),
  entryOf(from + 5, {
    kind: 'event',
    subject: { actor },
    cause: from + 4,
    data: { type: 'xstate.error.actor.send' },
  }),
  entryOf(from + 6, {
    kind: 'state',
    subject: { actor },
    cause: from + 5,
    data: { machine: 'command', from: 'requesting', to: 'failed' },
  }),
]

describe('a command', () => {
  it('is one line, begun by the click on its menu and ended where its resource rests', () => {
    expect(linesOfLog(stopStory, { page })).toEqual([
      {
        id: 'tab-1.6',
        page,
        seq: 6,
        kind: 'command',
        verb: 'instance.stop',
        label: 'instance.stop',
        subject: web,
        begunBy: { source: 'pointer', text: 'click menuitem "Stop"' },
        begunAt: 6,
        changedAt: 3_002,
        endedAt: 3_002,
        standing: 'done',
        outcome: { status: 202, requestId: 'r-1', reached: 'stopped' },
      },
    ])
  })

  it('moves until then', () => {
    const [line] = linesOfLog(stopStory.slice(0, -1), { page })
    expect(line).toMatchObject({ standing: 'moving', outcome: { requestId: 'r-1' } })
    expect(line && isMoving(line)).toBe(true)
  })

  it('is the same line whether its entries arrive one by one or together', () => {
    expect(new LedgerReader({ page }).take(stopStory)).toEqual(linesOfLog(stopStory, { page }))
  })

  it('that is refused ends with the words of the region and the id of the request', () => {
    expect(linesOfLog(refused(1, null), { page })).toMatchObject([
      {
        label: 'Delete',
        standing: 'failed',
        endedAt: 7,
        outcome: { status: 409, errorCode: 'Conflict', words: 'It has disks', requestId: 'r-2' },
      },
    ])
  })
})

/** A plan whose only step is refused. */
const plan = [
  entryOf(1, {
    kind: 'event',
    subject: { actor: 'root' },
    data: {
      type: 'plan.issued',
      id: 'plan-1',
      request: { command: 'instance.delete.planned', label: 'Stop, then delete', subject: web },
      steps: ['instance.stop', 'instance.delete'],
    },
  }),
  entryOf(2, { kind: 'event', subject: { actor: 'plan-1' }, cause: 1, data: { type: 'xstate.init' } }),
  entryOf(3, {
    kind: 'state',
    subject: { actor: 'plan-1' },
    cause: 2,
    data: { machine: 'plan', from: null, to: 'acting' },
  }),
  ...refused(4, 2),
  entryOf(11, {
    kind: 'event',
    subject: { actor: 'plan-1' },
    cause: 9,
    data: { type: 'xstate.error.actor.carryOut' },
  }),
  entryOf(12, {
    kind: 'state',
    subject: { actor: 'plan-1' },
    cause: 11,
    data: { machine: 'plan', from: 'acting', to: 'refused' },
  }),
]

describe('a plan', () => {
  it('is a line, and each of its steps is one that is part of it', () => {
    const [whole, step] = linesOfLog(plan, { page })
    expect(whole).toMatchObject({
      kind: 'plan',
      label: 'Stop, then delete',
      steps: ['instance.stop', 'instance.delete'],
      standing: 'failed',
      outcome: { words: 'It has disks', requestId: 'r-2' },
    })
    expect(step).toMatchObject({ verb: 'instance.delete', partOf: whole?.id, standing: 'failed' })
  })

  const closed = entryOf(14, {
    kind: 'state',
    subject: { actor: 'plan-1' },
    data: { machine: 'plan', from: 'refused', to: 'closed' },
  })

  it('that is closed after a refusal has failed', () => {
    expect(linesOfLog([...plan, closed], { page })[0]).toMatchObject({ standing: 'failed' })
  })

  it('is forgotten with its actor, and not before: until then it can be tried again', () => {
    const reader = new LedgerReader({ page })
    reader.take(plan)
    expect(reader.kept).toBe(2)
    expect(reader.take([closed])).toMatchObject([{ standing: 'failed' }])
    expect(reader.kept).toBe(0)
  })

  it('that is tried again moves again, without its last outcome', () => {
    const again = entryOf(13, {
      kind: 'state',
      subject: { actor: 'plan-1' },
      data: { machine: 'plan', from: 'refused', to: 'acting' },
    })
    const [line] = linesOfLog([...plan, again], { page })
    expect(line).toMatchObject({ standing: 'moving' })
    expect(line).not.toHaveProperty('endedAt')
    expect(line).not.toHaveProperty('outcome')
  })
})

test('a saved form is a line; a query, and a call without a user, are none', () => {
  const submit = entryOf(1, {
    kind: 'intent',
    subject: 'submit form "Create disk"',
    data: { source: 'keyboard' },
  })
  const call = (seq: number, operation: string, cause: number | null) =>
    entryOf(seq, {
      kind: 'request',
      subject: operation,
      cause,
      data: { args: { project: 'p', body: { name: 'log', size: 1 } }, requestId: `call-${seq}` },
    })
  const replies = [2, 3, 4].map((seq) =>
    entryOf(seq + 10, {
      kind: 'reply',
      subject: '',
      cause: seq,
      data: { status: 201, serverRequestId: `r-${seq}`, ms: 1 },
    }),
  )
  const log = [
    submit,
    call(2, 'diskCreate', 1),
    call(3, 'diskList', 1),
    call(4, 'diskCreate', null),
    ...replies,
  ]
  expect(linesOfLog(log, { page, isChange: (operation) => operation === 'diskCreate' })).toMatchObject([
    {
      kind: 'change',
      label: 'Create disk',
      subject: { kind: 'disk', name: 'log' },
      standing: 'done',
      outcome: { status: 201, requestId: 'r-2' },
    },
  ])
})

test('an upload is a line until its machine has ended', () => {
  const submitted = entryOf(1, {
    kind: 'event',
    subject: { actor: 'imageUpload' },
    data: { type: 'upload.submitted', kind: 'image', name: 'debian' },
  })
  const at = (seq: number, to: string) =>
    entryOf(seq, {
      kind: 'state',
      subject: { actor: 'imageUpload' },
      cause: 1,
      data: { machine: 'imageUpload', from: 'idle', to },
    })
  const upload = { kind: 'upload', label: 'Upload', subject: { kind: 'image', name: 'debian' } }
  expect(linesOfLog([submitted, at(2, 'checking')], { page })).toMatchObject([
    { ...upload, standing: 'moving' },
  ])
  expect(linesOfLog([submitted, at(2, 'done')], { page })).toMatchObject([{ ...upload, standing: 'done' }])
})

describe('a row of a batch whose request was lost', () => {
  const row = (seq: number, outcome: string, words?: string) =>
    entryOf(seq, {
      kind: 'batch',
      subject: 'batch-1',
      cause: 1,
      data: { ...batch, phase: 'row', row: { subject: web, outcome, ...(words !== undefined && { words }) } },
    })
  const batch = { id: 'batch-1', verb: 'instance.delete', label: 'Delete', kind: 'instance', total: 1 }
  const begun = entryOf(1, {
    kind: 'batch',
    subject: 'batch-1',
    data: { ...batch, phase: 'begun', rows: [web] },
  })
  const partsOf = (entries: readonly Entry[]) => linesOfLog(entries, { page }).filter(({ partOf }) => partOf)

  it('is open, not failed, until the batch has read it, and then done', () => {
    const tried = [begun, ...refused(2, 1)]
    expect(partsOf(tried)).toMatchObject([{ standing: 'moving' }])
    const [line, ...others] = partsOf([...tried, row(9, 'done')])
    expect(others).toEqual([])
    expect(line).toMatchObject({ standing: 'done', endedAt: 9 })
    expect(line).not.toHaveProperty('outcome')
  })

  it('has one line when it is sent again, and when the user tries it again', () => {
    const again = [begun, ...refused(2, 1), ...refused(9, 1, 'command-2'), row(16, 'failed', 'It has disks')]
    expect(partsOf(again)).toMatchObject([
      {
        id: 'tab-1.2',
        standing: 'failed',
        endedAt: 16,
        outcome: { words: 'It has disks', requestId: 'r-2' },
      },
    ])
    const third = [...again, ...refused(17, 1, 'command-3')]
    expect(partsOf(third)).toMatchObject([{ id: 'tab-1.2', standing: 'moving' }])
    expect(partsOf([...third, row(25, 'unknown')])).toMatchObject([{ standing: 'unknown', endedAt: 25 }])
  })

  it('that runs by a plan has one line for each step', () => {
    const issued = (seq: number, id: string) =>
      entryOf(seq, {
        kind: 'event',
        subject: { actor: 'root' },
        cause: 1,
        data: {
          type: 'plan.issued',
          id,
          request: { command: 'instance.delete.planned', label: 'Stop, then delete', subject: web },
          steps: ['instance.stop', 'instance.delete'],
        },
      })
    const at = (seq: number, actor: string, to: string) =>
      entryOf(seq, { kind: 'state', subject: { actor }, cause: 1, data: { machine: 'plan', from: null, to } })
    const log = [
      begun,
      issued(2, 'plan-1'),
      ...refused(3, 2),
      at(10, 'plan-1', 'refused'),
      at(11, 'plan-1', 'closed'),
      issued(12, 'plan-2'),
      ...refused(13, 12, 'command-2'),
      at(20, 'plan-2', 'refused'),
      at(21, 'plan-2', 'closed'),
    ]
    expect(partsOf(log)).toMatchObject([
      { kind: 'plan', standing: 'moving' },
      { kind: 'command', standing: 'moving' },
    ])
    expect(partsOf([...log, row(22, 'done')])).toMatchObject([
      { kind: 'plan', standing: 'done' },
      { kind: 'command', standing: 'done' },
    ])
  })
})

test('a batch is one line with its rows counted, and its commands are parts of it', () => {
  const db = { kind: 'instance', id: 'id-2', name: 'db-1' }
  const of = (seq: number, data: Partial<BatchData>) =>
    entryOf(seq, {
      kind: 'batch',
      subject: 'batch-1',
      cause: seq > 1 ? 1 : null,
      data: {
        id: 'batch-1',
        verb: 'instance.delete',
        label: 'Delete',
        kind: 'instance',
        total: 2,
        phase: 'begun',
        ...data,
      },
    })
  const log = [
    of(1, { rows: [web, db], at: '/projects/p/instances' }),
    ...refused(2, 1),
    of(9, { phase: 'row', row: { subject: web, outcome: 'failed' } }),
    of(10, { phase: 'row', row: { subject: db, outcome: 'done' } }),
  ]
  expect(linesOfLog(log, { page })[0]).toMatchObject({
    kind: 'batch',
    standing: 'moving',
    rows: { total: 2, done: 1, failed: 1 },
    left: [],
    at: '/projects/p/instances',
  })
  const again = of(11, { phase: 'row', row: { subject: web, outcome: 'done' } })
  expect(linesOfLog([...log, again], { page })[0]?.rows).toEqual({ total: 2, done: 2, failed: 0 })
  expect(linesOfLog(log.slice(0, 1), { page })[0]?.left).toEqual([web, db])
  expect(linesOfLog(log, { page })[1]).toMatchObject({ partOf: 'tab-1.1' })
  expect(linesOfLog([...log, of(11, { phase: 'ended' })], { page })[0]).toMatchObject({ standing: 'failed' })
  expect(linesOfLog([...log, of(11, { phase: 'paused' })], { page })[0]).toMatchObject({ standing: 'held' })
})

test('what is kept does not grow with the number of commands, plans and batches that have ended', () => {
  const reader = new LedgerReader({ page })
  const entries = (round: number) => {
    const from = round * 100
    const batch = {
      id: `batch-${round}`,
      verb: 'instance.delete',
      label: 'Delete',
      kind: 'instance',
      total: 1,
    }
    const of = (seq: number, data: Pick<BatchData, 'phase'> & Partial<BatchData>) =>
      entryOf(from + seq, {
        kind: 'batch',
        subject: batch.id,
        cause: seq > 30 ? from + 30 : null,
        data: { ...batch, ...data },
      })
    const planned = (seq: number, actor: string, cause: number | null, to: readonly string[]) => [
      entryOf(from + seq, {
        kind: 'event',
        subject: { actor: 'root' },
        cause,
        data: {
          type: 'plan.issued',
          id: actor,
          request: { command: 'instance.delete.planned', label: 'Stop, then delete', subject: web },
          steps: ['instance.delete'],
        },
      }),
      ...refused(from + seq + 1, from + seq, `${actor}-step`),
      ...to.map((state, index) =>
        entryOf(from + seq + 8 + index, {
          kind: 'state',
          subject: { actor },
          data: { machine: 'plan', from: null, to: state },
        }),
      ),
    ]
    return [
      ...refused(from, null, `command-${round}`),
      ...planned(10, `plan-${round}`, null, ['refused', 'closed']),
      of(30, { phase: 'begun', rows: [web] }),
      ...planned(31, `plan-of-row-${round}`, from + 30, ['refused', 'closed']),
      of(45, { phase: 'row', row: { subject: web, outcome: 'failed' } }),
      of(46, { phase: 'ended' }),
    ]
  }
  const kept = [1, 2, 3, 4].map((round) => {
    reader.take(entries(round))
    return reader.kept
  })
  expect(kept).toEqual([kept[0], kept[0], kept[0], kept[0]])
})
