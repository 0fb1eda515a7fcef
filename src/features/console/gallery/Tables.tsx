import { useCallback, useState } from 'react'
import { Button } from '#ui/actions/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { Pagination } from '#ui/tables/Pagination'
import { RowCheck } from '#ui/tables/RowCheck'
import { SizeText } from '#ui/text/SizeText'
import styles from './Gallery.module.css'

interface Body {
  name: string
  size: number
}
const columns: Column<Body>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    cell: (row) => <SizeText bytes={row.size} />,
    sortValue: (row) => row.size,
  },
]
const rows: Body[] = [
  { name: 'mercury', size: 2 ** 31 },
  { name: 'venus', size: 2 ** 40 },
]
const nothing = () => {}
const whyNot = (column: string) =>
  column === 'name' ? 'Lists of 1,000 and more are sorted by size only' : undefined

/** A table with a selected row. */
function SelectableTable() {
  const [selected, setSelected] = useState('venus')
  const mark = useCallback(
    ({ name }: Body) => (
      <RowCheck
        label={`Select ${name}`}
        isChecked={name === selected}
        onPress={() => setSelected(name === selected ? '' : name)}
      />
    ),
    [selected],
  )
  return (
    <DataTable
      label="Bodies"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      menu={() => []}
      isSelectable
      mark={mark}
    />
  )
}

/** Tables with a selected row, with rows on their way, and without rows. */
export const Tables = () => (
  <>
    <SelectableTable />
    <div className={styles.still}>
      <Pagination
        pageSize={25}
        sizes={[25, 50]}
        onPageSize={nothing}
        hasPrevious={false}
        hasNext
        onPrevious={nothing}
        onNext={nothing}
        busy
      />
    </div>
    <DataTable
      label="Other rows on their way"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      menu={() => []}
      sorting={{ sort: { column: 'size', descending: true }, onSort: nothing, onChoose: nothing, whyNot }}
      busy
    />
    <div className={styles.still}>
      <Pagination
        pageSize={25}
        sizes={[25, 50]}
        onPageSize={nothing}
        range="26–50 of 118"
        hasPrevious
        hasNext
        onPrevious={nothing}
        onNext={nothing}
        busy={false}
      />
    </div>
    <DataTable
      label="Waiting"
      columns={columns}
      rows={undefined}
      rowKey={(row) => row.name}
      menu={() => []}
    />
    <EmptyState
      small
      title="No bodies match"
      body="Nothing on this page has “io” in it."
      action={<Button>Show all bodies</Button>}
    />
  </>
)
