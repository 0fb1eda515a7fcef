import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stopStory } from '#tests/support/entries'
import type { Entry } from './entry'
import { ENTRY_VERSION, readEntry } from './savedEntry'

const [, ...lines] = readFileSync('tests/support/logs/version-1.trace.jsonl', 'utf8').trim().split('\n')
const saved = lines.map(
  (line) => JSON.parse(line) as { seq: number; kind: string; subject: string; data: object },
)

describe('a log of version 1, as the console before wrote it', () => {
  const read = saved.map((entry) => readEntry(entry, 1))

  it('is read whole: every kind of entry, with its causes and its data', () => {
    expect(new Set(saved.map(({ kind }) => kind)).size).toBe(9)
    for (const [index, entry] of read.entries()) {
      const { subject: _, ...before } = saved[index] ?? {}
      expect(entry).toMatchObject(before)
    }
  })

  const find = (seq: number) => read.find((entry) => entry?.seq === seq)

  it('has subjects in their parts', () => {
    const id = 'f5d4cab0-025a-4651-bdc5-6a7b9eb0e915'
    expect(find(20)?.subject).toEqual({ actor: '0.command.requesting' })
    expect(find(22)?.subject).toEqual({ actor: 'command-1' })
    expect(find(27)?.subject).toEqual({ kind: 'instance', id })
    expect(find(59)?.subject).toEqual({ kind: 'instance', id })
    expect(find(24)?.subject).toBe('instanceStop')
  })

  it('says of intents what was done to a control, if anything was', () => {
    const intents = read.flatMap((entry) => (entry?.kind === 'intent' ? [[entry.seq, entry.data.act]] : []))
    expect(intents).toEqual([
      [2, 'click'],
      [3, 'type'],
      [5, 'click'],
      [6, 'click'],
      [15, 'click'],
      [44, undefined],
      [48, undefined],
      [51, 'click'],
      [52, undefined],
      [53, 'click'],
      [57, undefined],
    ])
  })

  it('is no log of the present version', () => {
    expect(saved.every((entry) => typeof readEntry(entry, ENTRY_VERSION)?.subject === 'object')).toBe(false)
    expect(readEntry(saved[6], ENTRY_VERSION)).toBeUndefined()
  })
})

it('an entry of the present version is read as it is', () => {
  for (const entry of stopStory)
    expect(readEntry(JSON.parse(JSON.stringify(entry)), ENTRY_VERSION)).toEqual(entry)
})

/** An entry of the story with a replaced part. */
const broken = (seq: number, part: object) => ({ ...stopStory.find((entry) => entry.seq === seq), ...part })

it.each([
  ['nothing', null],
  ['a list', []],
  ['a kind that there is not', broken(1, { kind: 'constructor' })],
  ['a number that is a text', broken(1, { seq: 'two' })],
  ['a cause that is a text', broken(2, { cause: '1' })],
  ['an intent from nowhere', broken(1, { data: { source: 'elsewhere' } })],
  ['an intent on something without a role', broken(1, { data: { source: 'pointer', at: { name: 'Stop' } } })],
  ['an event of a resource', broken(2, { subject: { kind: 'instance', id: 'id-1' } })],
  ['a command without a request', broken(6, { data: { type: 'command.issued', id: 'c', watches: true } })],
  ['a state that is a number', broken(3, { data: { machine: 'confirm', from: null, to: 1 } })],
  ['a reply without a status', broken(210, { data: { serverRequestId: null, ms: 1 } })],
  ['a change without a verdict', broken(211, { data: { name: 'web-1', from: 'a', to: 'b' } })],
  [
    'an explained change without steps',
    broken(211, { data: { name: 'w', from: 'a', to: 'b', verdict: 'byServer' } }),
  ],
])('%s is no entry', (_, value) => {
  expect(readEntry(value, ENTRY_VERSION)).toBeUndefined()
})

it('an event of a type that no machine has any more is let through', () => {
  const entry = broken(2, { data: { type: 'confirm.reopened' } })
  expect(readEntry(entry, ENTRY_VERSION)).toEqual(entry as Entry)
})

describe('a batch', () => {
  const subject = { kind: 'disk', id: 'id-1', name: 'data-1' }
  const batch = (more: object) => ({
    seq: 1,
    at: 0,
    kind: 'batch',
    cause: null,
    subject: 'b',
    data: { id: 'b', verb: 'disk.delete', label: 'Delete', kind: 'disk', total: 1, phase: 'begun', ...more },
  })

  it('is read with all that it may have', () => {
    const whole = { kind: 'project', id: 'id-2', name: 'web' }
    const entry = batch({ whole, rows: [subject], at: '/projects/web/disks', isOnce: true })
    expect(readEntry(entry, ENTRY_VERSION)).toEqual(entry)
  })

  it.each([{ whole: 'web' }, { rows: ['data-1'] }, { rows: [{ ...subject, key: 1 }] }, { isOnce: 'yes' }])(
    'with %o is no entry',
    (more) => {
      expect(readEntry(batch(more), ENTRY_VERSION)).toBeUndefined()
    },
  )
})
