import { expect, it } from 'vitest'
import type { Command } from '#store/commands/command'
import { reasonOf } from './rowViewsOf'
import type { RunningRow } from './rows'

const row = (name: string, label: string, deletes?: true) => {
  const command = { label, ...(deletes && { deletes }) } as Command
  const running: Pick<RunningRow, 'name' | 'runs'> = { name, runs: { command, record: null, by: [] } }
  return running
}

it('a row that waited in vain for a deletion says what is still there, for a creation what was not done', () => {
  const rows = [row('crane-12', 'Delete', true), row('phoenix-2', 'Create')]
  expect(reasonOf({ because: 0 }, rows)).toBe('Left, because crane-12 is still there')
  expect(reasonOf({ because: 1 }, rows)).toBe('Left, because “Create phoenix-2” was not done')
})
