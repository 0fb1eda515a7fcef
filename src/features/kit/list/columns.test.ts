import { expect, it } from 'vitest'
import { disks } from '#features/project/disks/noun'
import { columnsOf, createdColumn } from './columns'
import { cssWidth, headsOf, knownHeads } from './heads'

const cell = () => null

it('columns do not move when the rows arrive: the table has the widths that its skeleton has', () => {
  const heads = headsOf(disks, { Name: 'other', Size: 'figure', State: '9rem', Created: 'date' })
  const columns = columnsOf<{ timeCreated: string }>()(heads, {
    Name: { id: 'name', cell },
    Size: { id: 'size', cell },
    State: { id: 'state', cell },
    Created: createdColumn,
  })
  const known = knownHeads(disks.to.list.path) ?? {}
  expect(columns.map(({ header }) => header)).toEqual(Object.keys(known))
  expect(columns.map(({ width }) => width)).toEqual(Object.values(known).map(cssWidth))
  // A longer text would take what the others leave.
  expect(columns.map(({ width }) => width)).not.toContain(undefined)
})
