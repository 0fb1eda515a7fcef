import { expect, test } from 'vitest'
import type { ResourceList } from '../resourceList'
import { paletteGroups } from '#features/console/palette/paletteGroups'
import { allText, rowsLeftText, shownOnPhone } from './SelectionBar'
import { countedText, selectionEntries } from './selectionEntries'

test.each([
  [[], ''],
  [['a'], 'a has left the list'],
  [['a', 'b'], 'a and b have left the list'],
  [['a', 'b', 'c'], 'a, b and c have left the list'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more have left the list'],
])('of %j', (names, text) => {
  expect(rowsLeftText(names)).toBe(text)
})

test('counts selected rows, or those read so far', () => {
  expect(countedText(1_204, undefined)).toBe('1,204 selected')
  expect(countedText(4, 3_000)).toBe('Reading the list: 3,000 so far')
})

test.each([
  [['Start', 'Stop', 'Reboot', 'Delete'], 2],
  [['Delete'], 1],
  [['Snapshot disks', 'Delete'], 0],
  [[], 0],
])('the bar of a selection is one line on a phone: of %j it shows %i', (labels, count) => {
  expect(shownOnPhone(labels)).toBe(count)
})

const listOf = (count: object | undefined, total: number | undefined) =>
  ({
    count,
    pager: { range: { from: 1, to: 50, total } },
    nouns: ['disk', 'disks'],
  }) as unknown as ResourceList<never>

test.each([
  ['the whole list', undefined, 57, 'All 57 disks'],
  ['a list of unknown length', undefined, undefined, 'All disks'],
  ['matches', { matching: 57, of: 90, scope: 'whole' }, undefined, 'All 57 that match'],
  [
    'matches of which some are not read yet',
    { matching: 5, of: 50, scope: 'page' },
    undefined,
    'All that match',
  ],
])('%s', (_, count, total, text) => {
  expect(allText(listOf(count, total))).toBe(text)
})

test('the palette lists the commands of a selection behind recent pages, or without the reason of a disabled one', () => {
  const ran: string[] = []
  const verbs = [
    { key: 'start', label: 'Start', disabledReason: 'It is running already' },
    { key: 'stop', label: 'Stop' },
    { key: 'delete', label: 'Delete', tone: 'danger' as const },
  ]
  const entries = [
    { label: 'Stop sign', group: 'Recent', to: '/projects/stop-sign/instances' },
    { label: 'Stop web-1', group: 'Commands', run: () => {} },
    ...selectionEntries(
      2,
      verbs,
      (verb) => ran.push(verb),
      () => ran.push('clear'),
    ),
  ]
  const [first] = paletteGroups(entries, '')
  expect(first?.name).toBe('2 selected')
  expect(first?.items.map(({ label, disabledReason }) => [label, disabledReason])).toEqual([
    ['Stop', undefined],
    ['Clear the selection', undefined],
    ['Delete', undefined],
    ['Start', 'It is running already'],
  ])
  for (const { run } of first?.items.slice(0, 2) ?? []) run?.()
  expect(ran).toEqual(['stop', 'clear'])
  expect(paletteGroups(entries, 'stop')[0]?.items[0]?.label).toBe('Stop')
})
