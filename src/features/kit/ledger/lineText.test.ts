import { expect, test } from 'vitest'
import type { Line } from '#store/ledger/line'
import { begunText, lengthText, lineTitle, underWayIn, outcomeText, subjectAddress } from './lineText'

const line: Line = {
  id: 'a.1',
  page: 'a',
  seq: 1,
  schema: 3,
  kind: 'command',
  verb: 'instance.stop',
  label: 'Stop',
  subject: { kind: 'instance', id: 'i1', name: 'web-1' },
  begunAt: 0,
  changedAt: 0,
  standing: 'moving',
}

test('a line is named by its verb and its subject', () => {
  expect(lineTitle(line)).toBe('Stop web-1')
  expect(lineTitle({ ...line, subject: { ...line.subject, title: 'Delete the role of Aino' } })).toBe(
    'Delete the role of Aino',
  )
  expect(lineTitle({ ...line, label: 'Set as boot disk' })).toBe('Set as boot disk: web-1')
  expect(lineTitle({ ...line, kind: 'batch', subject: { ...line.subject, id: '', name: '40' } })).toBe(
    'Stop: 40 at once',
  )
  expect(lineTitle({ ...line, kind: 'batch', label: 'Take down' })).toBe('Take down: web-1')
  expect(lineTitle({ ...line, subject: { ...line.subject, name: '' } })).toBe('Stop')
})

test('its outcome has the words of the region, else the state, and the rows of a batch', () => {
  expect(outcomeText(line)).toBe('')
  expect(outcomeText({ outcome: { reached: 'being_deleted' } })).toBe('Now being deleted')
  expect(outcomeText({ outcome: { words: 'It has disks.', reached: 'x' } })).toBe('It has disks.')
  expect(outcomeText({ rows: { total: 9, done: 3, failed: 1 } })).toBe('3 of 9 done, 1 failed')
  expect(outcomeText({ rows: { total: 9, done: 3, failed: 1, unknown: 2 } })).toBe(
    '3 of 9 done, 1 failed, 2 unknown',
  )
})

test('what began it is the control, and how it was used', () => {
  expect(begunText(line)).toBe('')
  expect(begunText({ begunBy: { source: 'pointer', text: 'click menuitem "Stop"' } })).toBe(
    'by a click on "Stop"',
  )
  expect(begunText({ begunBy: { source: 'keyboard', text: 'submit form "Create disk"' } })).toBe(
    'by a key on "Create disk"',
  )
  expect(begunText({ begunBy: { source: 'palette', text: 'instance.stop for web-1' } })).toBe(
    'from the palette',
  )
})

test('its length is compared with the usual one where they differ', () => {
  expect(lengthText({ ...line, endedAt: 4_000 }, undefined, 0)).toBe('4\u00A0s')
  expect(lengthText({ ...line, endedAt: 4_000 }, 4_100, 0)).toBe('4\u00A0s')
  expect(lengthText(line, 2_000, 9_000)).toBe('9\u00A0s, usually 2\u00A0s')
  expect(lengthText({ ...line, kind: 'batch' }, 2_000, 9_000)).toBe('9\u00A0s')
})

test('its length is not said where its end was not seen', () => {
  expect(lengthText({ ...line, endedAt: 90_000, isUnseen: true }, 2_000, 0)).toBe('')
  expect(lengthText({ ...line, endedAt: 90_000, standing: 'unknown' }, 2_000, 0)).toBe('')
})

test('it leads to its subject while that exists', () => {
  expect(subjectAddress(line)).toBe('/lookup/i/i1')
  expect(subjectAddress({ ...line, standing: 'gone' })).toBeUndefined()
  expect(subjectAddress({ ...line, subject: { ...line.subject, kind: 'vpc' } })).toBeUndefined()
})

test('the steps of a plan do not count by themselves', () => {
  const lines = [line, { ...line, id: 'a.2', partOf: 'a.1' }, { ...line, id: 'a.3', endedAt: 1 }]
  expect(underWayIn(lines)).toEqual({ count: 1, moves: true })
  expect(underWayIn([{ ...line, standing: 'held' }])).toEqual({ count: 1, moves: false })
})
