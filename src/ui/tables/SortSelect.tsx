import { useId } from 'react'
import type { Column, TableSorting } from './column'
import { Select } from '../forms/Select'
import styles from './SortSelect.module.css'
import type { Sort } from './sortRows'

export interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sorting: TableSorting
}

const directions = ['ascending', 'descending'] as const

const valueOf = (sort: Sort | undefined) =>
  sort ? `${sort.column} ${directions[sort.descending ? 1 : 0]}` : ''

/** Sorts a table in its card layout, which has no headings. Hidden in other layouts. */
export function SortSelect<Row>({
  columns,
  sorting: { sort, onChoose, base, whyNot },
}: SortSelectProps<Row>) {
  const id = useId()
  const sortable = columns.filter(({ sortValue }) => sortValue)
  const reason = sortable.map((column) => whyNot(column.id)).find(Boolean)
  const orders = sortable.flatMap((column) =>
    directions.map((direction) => ({
      sort: { column: column.id, descending: direction === 'descending' },
      label: `${column.header}, ${direction}`,
      disabled: whyNot(column.id) !== undefined,
    })),
  )
  const options = orders.map(({ sort: order, label, disabled }) => ({
    value: valueOf(order),
    label,
    disabled,
  }))
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>Sort by</label>
      <Select
        id={id}
        value={valueOf(sort)}
        options={base ? options : [{ value: '', label: 'Default order' }, ...options]}
        aria-describedby={reason && `${id}-reason`}
        onChange={(value) => onChoose(orders.find((order) => valueOf(order.sort) === value)?.sort)}
      />
      {reason && (
        <p id={`${id}-reason`} className={styles.reason}>
          {reason}
        </p>
      )}
    </div>
  )
}
