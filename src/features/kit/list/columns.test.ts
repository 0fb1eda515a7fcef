import { expect, it } from 'vitest'
import { cssWidth } from '#features/kit/noun/noun'
import { disks } from '#features/disks/noun'
import { columnsOf, createdColumn } from './columns'

const cell = () => null

it('columns do not move when the rows arrive: the table has the widths that its skeleton have', () => {
  const columns = columnsOf<{ timeCreated: string }>()(disks, {
    Name: { id: 'name', cell },
    'Attached to': { id: 'attachedTo', cell },
    Source: { id: 'source', cell },
    Size: { id: 'size', cell },
    State: { id: 'state', cell },
    Created: createdColumn,
  })
  expect(columns.map(({ width }) => width)).toEqual(Object.values(disks.heads).map(cssWidth))
  // A longer text would take what the others leave.
  expect(columns.map(({ width }) => width)).not.toContain(undefined)
})
