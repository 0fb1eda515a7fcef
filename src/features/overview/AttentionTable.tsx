import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import { DataTable } from '#ui/tables/DataTable'
import type { Finding } from '#features/issues/exports/finding'
import { findingColumns } from '#features/issues/exports/findingColumns'
import { Link } from '#features/kit/routing/Link'
import styles from './overview.module.css'

/** The number of rows at first: the rest is one step away. */
const SHOWN = 8

// Only a part of the rows is shown: the order of weight stays.
const columns = findingColumns.map(({ sortValue: _, ...column }) => column)
const ofStatesColumns = columns.map((column) =>
  column.id === 'why' ? { ...column, header: 'State' } : column,
)
const rowKey = ({ id }: Finding) => id

interface AttentionTableProps {
  /** The heaviest first; undefined while loading. */
  findings: readonly Finding[] | undefined
  /** The text without any. */
  none: string
  /** The page with all of them; without one, they are shown here. */
  more?: string
  /** All findings are about states. */
  ofStates?: boolean
}

/** The heaviest of what needs attention, each with its next step. */
export function AttentionTable({ findings, none, more, ofStates = false }: AttentionTableProps) {
  const [isWhole, setWhole] = useState(false)
  if (findings?.length === 0) return <p className={styles.none}>{none}</p>
  const rest = (findings?.length ?? 0) - SHOWN
  return (
    <>
      <DataTable
        label="Needs attention"
        columns={ofStates ? ofStatesColumns : columns}
        rows={isWhole ? findings : findings?.slice(0, SHOWN)}
        rowKey={rowKey}
        usualCount={SHOWN}
      />
      {rest > 0 && (
        <p className={styles.none}>
          {more ? (
            <Link to={more}>{rest} more</Link>
          ) : (
            <Button size="small" onClick={() => setWhole(!isWhole)}>
              {isWhole ? `${rest} fewer` : `${rest} more`}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
