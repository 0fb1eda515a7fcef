import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { DataTable, type Column } from '../../ui/DataTable'

interface Body {
  name: string
  turns: number
}

/** Names of the rows whose cells have been made since the last count. */
const rendered = new Set<string>()
const columns: Column<Body>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => {
      rendered.add(row.name)
      return row.name
    },
  },
  { id: 'turns', header: 'Turns', align: 'end', cell: (row) => row.turns },
]
const fifty: Body[] = Array.from({ length: 50 }, (_, index) => ({ name: `body-${index + 1}`, turns: 0 }))
const menu = () => []

/**
 * Fifty rows as a poll leaves them: one record is new, the others are the same objects. Says how many rows were
 * rendered for it; the browser tests read the number.
 */
export function RenderCount() {
  const [rows, setRows] = useState(fifty)
  const [count, setCount] = useState<number>()
  useEffect(() => {
    setCount(rendered.size)
    rendered.clear()
  }, [rows])
  const change = () =>
    setRows(rows.map((row, index) => (index === 7 ? { ...row, turns: row.turns + 1 } : row)))
  return (
    <>
      <Button onClick={change}>Change one row of fifty</Button>{' '}
      <output aria-label="Rows rendered">{count}</output>
      <DataTable
        label="Fifty bodies"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        glowKey={(row) => String(row.turns)}
        menu={menu}
      />
    </>
  )
}
