import { useEffect, useState } from 'react'
import { Button } from '#ui/actions/Button'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import styles from './Gallery.module.css'

interface Body {
  name: string
  turns: number
}

/** Names of the rows rendered since the last change. */
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
 * Fifty rows after a poll: one record is new, the others are the same objects. Shows how many rows rendered; the
 * browser tests read the number.
 */
export function RenderProbe() {
  const [rows, setRows] = useState(fifty)
  const [count, setCount] = useState<number>()
  useEffect(() => setCount(rendered.size), [rows])
  function change() {
    rendered.clear()
    setRows(rows.map((row, index) => (index === 7 ? { ...row, turns: row.turns + 1 } : row)))
  }
  return (
    <>
      <Button onClick={change}>Change one row of fifty</Button>{' '}
      <output aria-label="Rows rendered">{count}</output>
      <div className={styles.window}>
        <DataTable
          label="Fifty bodies"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
          highlightKey={(row) => String(row.turns)}
          menu={menu}
        />
      </div>
    </>
  )
}
