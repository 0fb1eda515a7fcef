import { expect, it } from 'vitest'
import type { Command } from '#store/commands/command'
import type { RecordItem } from './useCommandItems'
import { verbsOfMany } from './useRunOnMany'

/** The menu of a row with one command. */
function menuOf(disabledReason?: string, many: Command['many'] = 'once'): RecordItem[] {
  const runs = { command: { label: 'Start', many } as Command, record: {}, by: [] }
  return [{ kind: 'command', key: 'instance.start', label: 'Start', runs, disabledReason, onSelect() {} }]
}

const reasonOf = (menus: readonly RecordItem[][], isWhole = true) =>
  verbsOfMany(menus, isWhole).map(({ label, disabledReason }) => [label, disabledReason])

const running = 'It is running already'

it.each([
  ['a row allows it', [menuOf(running), menuOf()], undefined],
  ['the first row allows it', [menuOf(), menuOf(running)], undefined],
  ['no row allows it, for one reason', [menuOf(running), menuOf(running)], running],
  [
    'no row allows it, for two reasons',
    [menuOf(running), menuOf('It is starting already')],
    'It is running already. It is starting already',
  ],
  [
    'no row allows it, for more reasons',
    [menuOf('One'), menuOf('Two'), menuOf('Three')],
    'One. Two. And other reasons',
  ],
  ['it cannot run on many', [menuOf(running, { not: 'One at a time' })], 'One at a time'],
])('a command of many rows: %s', (_, menus, reason) => {
  expect(reasonOf(menus)).toEqual([['Start', reason]])
})

it('a command stays allowed where not every row was looked at', () => {
  expect(reasonOf([menuOf(running)], false)).toEqual([['Start', undefined]])
})
