import { useLayoutEffect, useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Skeleton } from '#ui/feedback/Skeleton'
import { midSentence } from '#ui/format/midSentence'
import { textScale } from '#ui/layout/rem'
import { DataTable } from '#ui/tables/DataTable'
import type { Finding } from '#features/system/issues/exports/finding'
import { findingColumns } from '#features/system/issues/exports/findingColumns'
import { Link } from '#features/kit/routing/Link'
import { projectOverview } from './project/noun'
import styles from './overview.module.css'
import { FEWEST_ROWS, rowsAtFirst, shownOf, type AttentionPage } from './rowsAtFirst'
import { Unread } from './Unread'

/** The number of rows at first in the present window. */
function rowsNow(of: AttentionPage): number {
  const scale = textScale()
  return rowsAtFirst(of, { width: window.innerWidth / scale, height: window.innerHeight / scale })
}

// Only a part of the rows is shown: the order of weight stays.
const columns = findingColumns.map(({ sortValue: _, ...column }) => column)
const ofStates = columns.map((column) => (column.id === 'why' ? { ...column, header: 'State' } : column))

/** The widths beside a column more. */
const widths: Readonly<Record<string, string>> = { what: '26%', since: '5rem', cure: '9rem' }

const columnsOf: Readonly<Record<AttentionPage, typeof columns>> = {
  region: columns,
  project: ofStates,
  projects: ofStates
    .map((column) => ({ ...column, width: widths[column.id] }))
    .toSpliced(1, 0, {
      id: 'project',
      header: 'Project',
      width: '16%',
      cell: ({ project }) => project && <Link to={projectOverview.to.list({ project })}>{project}</Link>,
    }),
}
const rowKey = ({ id }: Finding) => id

interface AttentionTableProps {
  /** The heaviest first; undefined while loading. */
  findings: readonly Finding[] | undefined
  /** The text without any. */
  none: string
  /** Says that not all could be read, in a sentence; undefined if all could. */
  gap?: string | undefined
  /** Which part of longer lists was looked at: "the first 10,000 instances"; undefined for all. */
  part?: string | undefined
  /** The findings are of the region, or about the states of things in one project or in several. */
  of?: AttentionPage
}

/** The heaviest of what needs attention, each with its next step. */
export function AttentionTable({ findings, none, gap, part, of = 'region' }: AttentionTableProps) {
  const [isWhole, setWhole] = useState(false)
  const [atFirst, setAtFirst] = useState(FEWEST_ROWS)
  useLayoutEffect(() => setAtFirst(rowsNow(of)), [of])
  if (findings?.length === 0)
    return gap ? (
      <Unread>{`Nothing else: ${midSentence(gap)}`}</Unread>
    ) : (
      <p className={styles.none}>{part ? none.replace(/\.$/, ` among ${part}.`) : none}</p>
    )
  const shown = shownOf(findings?.length ?? 0, atFirst)
  const rest = (findings?.length ?? 0) - shown
  return (
    <>
      <DataTable
        label="Needs attention"
        columns={columnsOf[of]}
        rows={isWhole ? findings : findings?.slice(0, shown)}
        rowKey={rowKey}
        usualCount={atFirst}
      />
      {(!findings || rest > 0) && (
        <p className={styles.rest}>
          {!findings ? (
            <Skeleton width="4rem" />
          ) : (
            <Button size="small" onClick={() => setWhole(!isWhole)}>
              {isWhole ? `${rest} fewer` : `${rest} more`}
            </Button>
          )}
        </p>
      )}
      {findings && gap && <Unread>{gap}</Unread>}
      {findings && part && <p className={styles.none}>These are of {part}.</p>}
    </>
  )
}
