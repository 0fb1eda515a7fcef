import { describe, expect, it, test } from 'vitest'
import { MODEL } from '../api/versions/generated/shipped'
import { modelled } from '../kept/keptModel'
import type { LineEntry, NewLineEntry } from './lineEntry'
import type { Beginning, Line } from './line'
import { reduceLine } from './reduceLine'

// A line by its entries. `at` counts from 1.

const web = { kind: 'instance', id: 'i1', name: 'web-1' }
const db = { kind: 'instance', id: 'i2', name: 'db-1' }
const command: Beginning = { kind: 'command', verb: 'instance.stop', label: 'Stop', subject: web }

/** The line that the entries add up to. */
function lineOf(what: Beginning, entries: readonly NewLineEntry[]): Line {
  const all: readonly NewLineEntry[] = [
    { is: 'intended', id: 'p.1', page: 'p', seq: 1, api: '2026073100', what },
    ...entries,
  ]
  const line = all
    .map((entry, index): LineEntry => ({ ...entry, at: index + 1 }))
    .reduce<Line | undefined>(reduceLine, undefined)
  if (!line) throw new Error('there is no line')
  return line
}

const accepted: NewLineEntry = { is: 'answered', outcome: { status: 202, requestId: 'r-1' } }
const refused: NewLineEntry = {
  is: 'answered',
  outcome: { status: 409, errorCode: 'Conflict', words: 'It has disks', requestId: 'r-2' },
}
const lost: NewLineEntry = { is: 'answered', outcome: { status: null, errorCode: null } }
const notThere: NewLineEntry = { is: 'answered', outcome: { status: 404, errorCode: 'ObjectNotFound' } }
const sent: NewLineEntry = { is: 'sent' }
const done: NewLineEntry = { is: 'settled', as: 'done' }
const failed: NewLineEntry = { is: 'settled', as: 'failed' }

test('what a form creates has its id once it is there', () => {
  const create: Beginning = {
    kind: 'change',
    verb: 'diskCreate',
    label: 'Create disk',
    subject: { kind: 'disk', id: '', name: 'data' },
  }
  expect(lineOf(create, [sent, accepted]).subject.id).toBe('')
  const made = lineOf(create, [sent, accepted, { is: 'settled', as: 'done', id: 'd1' }])
  expect(made.subject).toEqual({ kind: 'disk', id: 'd1', name: 'data' })
  // Its end follows once it is at rest.
  const later: NewLineEntry[] = [
    { is: 'moved', to: 'moving' },
    { is: 'settled', as: 'done', outcome: { reached: 'detached' } },
  ]
  expect(lineOf(create, [sent, { is: 'settled', as: 'done', id: 'd1' }, ...later]).subject.id).toBe('d1')
})

test('a line has the shape of its record and the version of the API from its first entry on', () => {
  expect(lineOf(command, [])).toEqual({
    ...command,
    id: 'p.1',
    page: 'p',
    seq: 1,
    schema: 3,
    api: '2026073100',
    begunAt: 1,
    changedAt: 1,
    standing: 'moving',
  })
})

test('an entry of a line that has not begun says nothing', () => {
  expect(reduceLine(undefined, { is: 'sent', at: 1 })).toBeUndefined()
})

/** What the entries of a command make of it: of its standing, its end and its outcome. */
const ofCommand: readonly (readonly [string, readonly NewLineEntry[], Partial<Line>])[] = [
  ['sent', [sent], { standing: 'moving', sentAt: 2 }],
  ['accepted', [sent, accepted], { standing: 'moving', outcome: { status: 202, requestId: 'r-1' } }],
  ['without news', [sent, accepted, { is: 'moved', to: 'stalled' }], { standing: 'stalled' }],
  [
    'at rest',
    [sent, accepted, { is: 'settled', as: 'done', outcome: { reached: 'stopped' } }],
    { standing: 'done', endedAt: 4, outcome: { status: 202, requestId: 'r-1', reached: 'stopped' } },
  ],
  [
    'at rest for a while',
    [sent, accepted, { is: 'settled', as: 'done', endedAt: 3 }],
    { standing: 'done', endedAt: 3, changedAt: 4 },
  ],
  [
    'at rest since a time that was not seen',
    [sent, { is: 'settled', as: 'done', isUnseen: true }],
    { standing: 'done', isUnseen: true },
  ],
  [
    'refused',
    [sent, refused, failed],
    {
      standing: 'failed',
      endedAt: 4,
      outcome: { status: 409, errorCode: 'Conflict', words: 'It has disks', requestId: 'r-2' },
    },
  ],
  ['without an answer', [sent, lost, { is: 'unknown' }], { standing: 'unknown', endedAt: 4 }],
  ['of what is gone', [sent, notThere, done], { standing: 'gone' }],
  ['refused, and done after all', [sent, refused, done], { standing: 'done', outcome: undefined }],
  [
    'tried again',
    [sent, refused, failed, { is: 'again' }],
    { standing: 'moving', endedAt: undefined, outcome: undefined },
  ],
  [
    'a row whose attempt failed',
    [sent, lost, { is: 'over' }],
    { standing: 'moving', endedAt: undefined, isOver: true },
  ],
  [
    'a row that was done although its attempt had failed',
    [sent, notThere, { is: 'over' }, done],
    { standing: 'done', isOver: undefined, outcome: undefined },
  ],
]

describe('a command is', () => {
  it.each(ofCommand)('%s', (_, entries, expected) => {
    const line = lineOf(command, entries)
    for (const [key, value] of Object.entries(expected)) expect(line[key as keyof Line]).toEqual(value)
  })
})

describe('a plan or an upload', () => {
  const plan: Beginning = { ...command, kind: 'plan', steps: ['instance.stop', 'instance.delete'] }

  it('has nothing of an answer that let it go on', () => {
    expect(lineOf(plan, [accepted, done])).not.toHaveProperty('outcome')
  })

  it('that is tried again moves again, without its last outcome', () => {
    const again = lineOf(plan, [
      { is: 'settled', as: 'failed', outcome: { words: 'It has disks' } },
      { is: 'moved', to: 'moving' },
    ])
    expect(again).toMatchObject({ standing: 'moving' })
    expect(again).not.toHaveProperty('endedAt')
    expect(again).not.toHaveProperty('outcome')
  })

  it('that waits for the user says why', () => {
    const held = lineOf({ ...command, kind: 'upload' }, [
      { is: 'moved', to: 'held', outcome: { words: 'No space' } },
    ])
    expect(held).toMatchObject({ standing: 'held', outcome: { words: 'No space' } })
  })
})

describe('a batch', () => {
  const batch: Beginning = { ...command, kind: 'batch', left: [web, db], at: '/projects/p/instances' }
  const row = (
    of: typeof web & { key?: string },
    as: 'done' | 'failed' | 'unknown' | 'already' | 'left' | 'skipped',
  ) => ({ is: 'rowEnded', row: of, as }) as const

  it('counts its rows, each once', () => {
    const ended = (...rows: readonly NewLineEntry[]) => lineOf(batch, rows)
    expect(ended()).toMatchObject({ rows: { total: 2, done: 0, failed: 0 }, left: [web, db] })
    expect(ended(row(web, 'failed'), row(db, 'done'))).toMatchObject({
      rows: { total: 2, done: 1, failed: 1 },
      left: [],
    })
    // Tried again.
    expect(ended(row(web, 'failed'), row(db, 'already'), row(web, 'done')).rows).toMatchObject({
      done: 2,
      failed: 0,
    })
    expect(ended(row(web, 'failed'), row(web, 'failed')).rows).toMatchObject({ done: 0, failed: 1 })
  })

  it('keeps what may have been done apart from what was not done', () => {
    expect(lineOf(batch, [row(web, 'unknown')])).toMatchObject({
      rows: { total: 2, done: 0, failed: 0, unknown: 1 },
      left: [db],
      unsure: [web],
    })
  })

  it('keeps a row among those that are left whose turn never came', () => {
    const after = lineOf(batch, [row(web, 'failed'), row(db, 'left'), row(web, 'done'), row(db, 'done')])
    expect(after).toMatchObject({ rows: { done: 2, failed: 0 }, left: [] })
  })

  it('knows its rows by their keys, since their ids may change', () => {
    const keyed = { ...web, key: 'allow-ssh' }
    const line = lineOf({ ...batch, left: [keyed, db] }, [row({ ...keyed, id: 'other' }, 'done')])
    expect(line.left).toEqual([db])
  })

  it.each([
    ['done', [row(web, 'done'), row(db, 'already')]],
    ['failed', [row(web, 'failed'), row(db, 'unknown')]],
    ['unknown', [row(web, 'done'), row(db, 'unknown')]],
    ['stopped', [row(web, 'done'), row(db, 'skipped')]],
  ] as const)('ends as %s', (standing, rows) => {
    expect(lineOf(batch, [...rows, { is: 'rowsEnded' }])).toMatchObject({ standing, endedAt: 4 })
  })

  it('goes on with what is left, as it was looked up again', () => {
    const log = { kind: 'disk', id: 'd1', name: 'log' }
    const line = lineOf(batch, [
      row(web, 'done'),
      row(db, 'unknown'),
      { is: 'rowsEnded' },
      { is: 'extended', total: 3, left: [db, log] },
    ])
    expect(line).toMatchObject({
      standing: 'moving',
      rows: { total: 3, done: 1, failed: 0 },
      left: [db, log],
    })
    expect(line).not.toHaveProperty('unsure')
    expect(line).not.toHaveProperty('endedAt')
  })
})

describe('a change', () => {
  const change: Beginning = { ...command, kind: 'change', verb: 'projectUpdate', label: 'Update project' }
  const undo = (before: string, after: string, id = 'p1') =>
    ({
      is: 'undoRecorded',
      undo: modelled({ kind: 'project', key: { id }, title: 'Project', before, after }),
    }) as const

  it('that two requests made of the same place is undone as one', () => {
    expect(lineOf(change, [undo('a', 'b'), undo('b', 'c')]).undo).toMatchObject({ before: 'a', after: 'c' })
    expect(lineOf(change, [undo('a', 'b'), undo('x', 'y', 'p2')]).undo).toMatchObject({ before: 'x' })
    const older = undo('a', 'b')
    const kept = { ...older, undo: { ...older.undo, model: '20250730' } }
    expect(lineOf(change, [kept, undo('b', 'c')]).undo).toMatchObject({ before: 'b', model: MODEL })
  })

  it('was undone, until it is made again', () => {
    expect(lineOf(change, [undo('a', 'b'), { is: 'undone' }]).undone).toBe(true)
    expect(lineOf(change, [undo('a', 'b'), { is: 'undone' }, undo('a', 'b')])).not.toHaveProperty('undone')
  })
})
