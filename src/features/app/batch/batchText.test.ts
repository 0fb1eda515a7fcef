import { describe, expect, it } from 'vitest'
import type { RowPhase } from '#machines/interaction/batchMachine'
import type { BatchRowView, RunningBatch } from '#store/actors/batch/batchView'
import { stopInstance } from '#features/shared/instance/commands'
import type { InstanceState } from '#store/api/generated/types'
import type { PartitionRow } from '#store/commands/partition'
import {
  alreadyTitle,
  endText,
  inTable,
  rowOutcome,
  sharesOf,
  byReason,
  batchCountText,
  batchTitle,
  namesText,
  notDone,
  outOfViewText,
  questionText,
  resultCsv,
  selectText,
  batchStatusText,
} from './batchText'

const row = (name: string, phase: RowPhase, more: Partial<BatchRowView> = {}): BatchRowView => ({
  id: `id-${name}`,
  name,
  phase,
  ...more,
})

describe('a result', () => {
  const rows = [
    row('a', 'done'),
    row('b', 'already'),
    row('c', 'failed', { error: { message: 'It is busy', statusCode: 400, requestId: 'r-1' } }),
    row('d', 'skipped'),
    row('e', 'waiting'),
  ]
  it('counts what is done, and names what is not', () => {
    expect(batchCountText({ rows })).toBe('2 of 5 done, 1 failed, 1 not sent')
    expect(sharesOf(rows)).toEqual({ atRest: 80, ended: 80 })
  })
  it('is a table whose failures come first, with the words of the region', () => {
    const lines = [
      'a,id-a,Done,,',
      'b,id-b,No change,,',
      'c,id-c,Failed,It is busy,r-1',
      'd,id-d,Not sent,,',
      'e,id-e,Waiting,,',
    ]
    const [a, b, failed, ...others] = lines
    const csv = (status: RunningBatch['status']) => resultCsv({ rows, status }).split('\r\n').slice(1, -1)
    expect(csv('ended')).toEqual([failed, a, b, ...others])
    expect(csv('paused')).toEqual(lines)
  })
  it('runs no formula in a spreadsheet', () => {
    const said = resultCsv({ rows: [row('=cmd()', 'failed', { reason: '+1' })], status: 'ended' })
    expect(said).toContain("'=cmd(),id-=cmd(),Failed,'+1,")
  })
})

describe('rows whose resources take their time', () => {
  const at = (name: string, isTransitional = false) => ({ kind: 'instance' as const, name, isTransitional })
  const stopping = row('a', 'done', { moves: true, state: at('stopping', true) })
  const stopped = row('b', 'done', { state: at('stopped') })
  const refused = row('c', 'failed')
  const isFollowed = true
  it('are counted once they are at rest', () => {
    const text = (...rows: BatchRowView[]) => batchCountText({ rows, isFollowed })
    expect(text(stopping, row('c', 'waiting'))).toBe('1 of 2 accepted, 0 at rest')
    expect(text(stopping, stopped)).toBe('2 accepted, 1 at rest')
    expect(text(stopping, stopped, refused)).toBe('2 of 3 accepted, 1 at rest, 1 failed')
    expect(text(stopped, refused)).toBe('1 of 2 at rest, 1 failed')
    expect(sharesOf([stopping, stopped, row('d', 'waiting'), row('e', 'underWay')])).toEqual({
      atRest: 25,
      ended: 50,
    })
  })
  it('are announced when all were accepted, and when all are at rest', () => {
    const text = (...rows: BatchRowView[]) => batchStatusText({ rows, status: 'ended', isFollowed })
    expect(text(stopping, stopped, refused)).toBe('2 of 3 accepted, 1 failed')
    expect(text(stopped, refused)).toBe('Ended: 1 of 2 at rest, 1 failed')
  })
  it('have the outcome that their list shows, and keep its order until the end', () => {
    expect(rowOutcome(stopping)).toEqual({ word: 'Stopping', look: { tone: 'motion', moving: true } })
    expect(rowOutcome(stopped)).toEqual({ word: 'Stopped', look: { tone: 'off', moving: false } })
    expect(rowOutcome(row('a', 'failed', { state: at('running') })).word).toBe('Failed')
    expect(rowOutcome(row('a', 'underWay', { state: at('running') })).word).toBe('Under way')
    expect(rowOutcome(row('a', 'done', { isDeleted: true })).word).toBe('Deleted')
    const names = (...rows: BatchRowView[]) => inTable({ rows, status: 'ended' }).map(({ name }) => name)
    expect(names(stopping, refused)).toEqual(['a', 'c'])
    expect(names(stopped, refused)).toEqual(['c', 'b'])
  })
})

it('the button that ends a batch says how many rows stay as they are', () => {
  const waiting = row('a', 'waiting')
  expect(endText([waiting, waiting, row('b', 'underWay')])).toBe('End here: 2 stay as they are')
  expect(endText([waiting])).toBe('End here: 1 stays as it is')
  expect(endText([row('a', 'lost')])).toBe('End here')
  expect(endText([row('a', 'underWay')])).toBeUndefined()
})

it('offers again what was not done, and what may have been done only where it may be done twice', () => {
  const rows = [row('a', 'done'), row('b', 'unknown'), row('c', 'failed')]
  const names = (more: Partial<RunningBatch>) => notDone({ rows, ...more }).map(({ name }) => name)
  expect(names({})).toEqual(['b', 'c'])
  expect(names({ isOnce: true })).toEqual(['c'])
  expect(selectText(notDone({ rows }))).toBe('Select 2 in the list, 1 of them unknown')
  expect(selectText(notDone({ rows, isOnce: true }))).toBe('Select 1 in the list')
})

it('a batch says why it does not go on', () => {
  const at = (status: RunningBatch['status']) => batchStatusText({ status, rows: [row('a', 'done')] })
  expect(at('going')).toBe('')
  expect(at('paused')).toBe('Paused. Nothing more is sent until it goes on.')
  expect(at('cutOff')).toMatch(/Nothing is sent twice/)
  expect(at('slowed')).toBe(
    'The region asks for time. The batch goes on by itself, in half a minute at most.',
  )
  expect(at('ended')).toBe('Ended: 1 of 1 done')
})

describe('one selected row', () => {
  const sorted = (name: string): PartitionRow => ({ id: name, name })
  const asked = (willRun: readonly string[], cannot: readonly string[] = []) => ({
    label: 'Stop',
    nouns: 'instances',
    partition: { willRun: willRun.map(sorted), isSoAlready: [], cannot: cannot.map(sorted) },
  })
  it('is asked about by its name', () => {
    expect(questionText(asked(['web-1']), 1)).toEqual({ title: 'Stop web-1?', button: 'Stop' })
    expect(questionText(asked([], ['web-1']), 0).title).toBe('Stop web-1?')
  })
  it('of several are counted', () => {
    expect(questionText(asked(['a', 'b']), 2)).toEqual({ title: 'Stop 2 instances?', button: 'Stop 2' })
    expect(questionText(asked(['a'], ['b']), 1).title).toBe('Stop 1 of 2 instances?')
  })
  it('names its batch', () => {
    const of = (...names: string[]) =>
      batchTitle({ label: 'Stop', nouns: 'instances', rows: names.map((name) => row(name, 'done')) })
    expect([of('web-1'), of('a', 'b')]).toEqual(['Stop web-1', 'Stop 2 instances'])
  })
})

it('rows with the same reason stand together, the most frequent first', () => {
  const sorted = ['x', 'y', 'y'].map((reason, index) => ({ id: String(index), name: `n${index}`, reason }))
  expect(byReason(sorted).map(({ reason, rows }) => [reason, namesText(rows)])).toEqual([
    ['y', 'n1, n2'],
    ['x', 'n0'],
  ])
  expect(namesText(Array.from({ length: 102 }, (_, index) => ({ name: `n${index}` })))).toMatch(
    /, n99 and 2 more$/,
  )
})

it('the rows that are so already say what they are', () => {
  const at = (runState: InstanceState) => {
    const record = { id: runState, name: runState, runState }
    return {
      id: runState,
      name: runState,
      runs: { command: stopInstance, record },
    } as unknown as PartitionRow
  }
  expect(alreadyTitle([at('stopped'), at('stopping'), at('stopped')])).toBe('Already stopped or stopping')
})

it('a question says how many of its rows are not in view', () => {
  const [here, elsewhere] = [{ isOutOfView: false }, { isOutOfView: true }]
  expect(outOfViewText([here, {}])).toBeUndefined()
  expect(outOfViewText([here, elsewhere])).toMatch(/^1 of them is not in view: on another page/)
  expect(outOfViewText([here, elsewhere, elsewhere])).toMatch(/^2 of them are not in view/)
  expect(outOfViewText([elsewhere])).toMatch(/^It is not in view/)
})
