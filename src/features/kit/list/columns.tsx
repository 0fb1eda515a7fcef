import type { IsoDate } from '#store/api/generated/types'
import { dateOf, timeOf } from '#model/dates'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Link } from '#features/kit/routing/Link'
import { cssWidth, type Heads } from './heads'

// Common columns. To change a header or a breakpoint, spread them: `{ ...createdColumn, header: 'Added' }`.

/** The name of a record, which leads to it. @param opens a page, or a panel over the list */
export const nameColumn = <Row extends { name: string }>(
  to: (row: Row) => string,
  opens: 'page' | 'panel' = 'page',
): Column<Row> => ({
  id: 'name',
  header: 'Name',
  cell: (row) => (
    <Link to={to(row)} preventScrollReset={opens === 'panel'}>
      {row.name}
    </Link>
  ),
  sortValue: ({ name }) => name,
})

/** The description of a record. */
export const descriptionColumn: Column<{ description: string }> = {
  id: 'description',
  header: 'Description',
  isPlain: true,
  cell: ({ description }) => <DescriptionText text={description} />,
}

/** When a record was created. */
export const createdColumn: Column<{ timeCreated: IsoDate }> = {
  id: 'timeCreated',
  header: 'Created',
  cell: (row) => <DateText at={dateOf(row, 'timeCreated')} />,
  sortValue: (row) => timeOf(row, 'timeCreated'),
}

/** Converts a column of a part to one of the row, such as of the group in `{ kind, group }`. */
export const columnOf = <Row, Part>(
  partOf: (row: Row) => Part,
  { cell, sortValue, useValues, ...look }: Column<Part>,
): Column<Row> => ({
  ...look,
  cell: (row, value) => cell(partOf(row), value),
  ...(useValues && {
    useValues: (rows, body, column) => {
      const valueOf = useValues(rows.map(partOf), body, column)
      return (row: Row) => valueOf(partOf(row))
    },
  }),
  sortValue: sortValue && ((row) => sortValue(partOf(row))),
})

/** The columns of a list: one for each of its heads, in their order. A missing or another one does not compile. */
export const columnsOf =
  <Row,>() =>
  <Head extends string>(
    heads: Heads<Head>,
    columns: { readonly [Name in Head]: Omit<Column<Row>, 'header'> },
  ): readonly Column<Row>[] =>
    (Object.keys(heads) as Head[]).map((header) => ({
      width: cssWidth(heads[header]),
      ...columns[header],
      header,
    }))
