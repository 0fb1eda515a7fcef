import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Button } from '#ui/actions/Button'
import { Skeleton } from '#ui/feedback/Skeleton'
import { midSentence } from '#ui/format/midSentence'
import { textScale } from '#ui/layout/rem'
import { DataTable } from '#ui/tables/DataTable'
import { AgeText } from '#ui/text/AgeText'
import type { Finding } from '#features/system/issues/exports/finding'
import { weightColumns } from '#features/system/issues/exports/findingColumns'
import { needsOf } from '#store/commands/command'
import { useAreForbidden } from '#features/kit/roles/useAreForbidden'
import { Link } from '#features/kit/routing/Link'
import { projectOverview } from './project/noun'
import styles from './overview.module.css'
import { Unread } from './Unread'

/** The page that has the table: of the region, of one project or of several. */
type AttentionPage = 'region' | 'project' | 'projects'

/** The fewest rows at first. */
const FEWEST_ROWS = 8
/** Fewer rows are not left for another step, whose button is nearly as high. */
const FEWEST_LEFT = 3
/** The height of a row, and of the button with the edge of the page; in pixels at the usual text size, as those below. */
const ROW_PX = 36
const BELOW_PX = 60
/** The height above the first row in a project, which has no other part below its table. */
const ABOVE_PX = 360
/** The height of a window with room for the fewest rows and for the parts that follow. */
const USUAL_PX = 880
/** Wider windows have the other parts beside the table: as in overview.module.css. */
const BESIDE_FROM_PX = 1200

/** How many rows are shown at first: a higher window has room for more. @param window in pixels at the usual text size */
export function rowsAtFirst(of: AttentionPage, { width, height }: { width: number; height: number }): number {
  const isLast = of === 'project' && width > BESIDE_FROM_PX
  const room = isLast ? height - ABOVE_PX - BELOW_PX : height - USUAL_PX + FEWEST_ROWS * ROW_PX
  return Math.max(FEWEST_ROWS, Math.floor(room / ROW_PX))
}

/** How many of some rows are shown while the rest is one step away: all if that would be a few. */
export const shownOf = (count: number, atFirst: number): number =>
  count - atFirst < FEWEST_LEFT ? count : atFirst

/** The number of rows at first in the present window. */
function rowsNow(of: AttentionPage): number {
  const scale = textScale()
  return rowsAtFirst(of, { width: window.innerWidth / scale, height: window.innerHeight / scale })
}

// Only a part of the rows is shown.
const ofStates = weightColumns.map((column) =>
  column.id === 'why' ? { ...column, header: 'State' } : column,
)

/** The widths beside a column more. */
const widths: Readonly<Record<string, string>> = { what: '35%', remedy: '5.5rem' }

/** The state with how long it has been: there is no room for a column of that. */
const stateFor = ({ why, since }: Finding): ReactNode => (
  <span className={styles.state}>
    {why} {since !== undefined && <AgeText at={new Date(since)} />}
  </span>
)

const columnsOf: Readonly<Record<AttentionPage, typeof weightColumns>> = {
  region: weightColumns,
  project: ofStates,
  projects: ofStates
    .filter(({ id }) => id !== 'since')
    .map((column) => ({ ...column, width: widths[column.id] }))
    .map((column) => (column.id === 'why' ? { ...column, cell: stateFor } : column))
    .toSpliced(1, 0, {
      id: 'project',
      header: 'Project',
      width: '23%',
      cell: ({ project }) => project && <Link to={projectOverview.to.list({ project })}>{project}</Link>,
    }),
}
const rowKey = ({ id }: Finding) => id

/** Those columns without the next steps. */
const withoutRemedy = (columns: typeof weightColumns) => columns.filter(({ id }) => id !== 'remedy')

/** Whether each next step is a command that the user's roles forbid: a column of disabled buttons would say nothing. */
function useHasNoRemedy(findings: readonly Finding[] = []): boolean {
  const remedies = findings.flatMap(({ remedy, project }) => (remedy ? [{ remedy, project }] : []))
  const commands = remedies.flatMap(({ remedy, project }) =>
    'command' in remedy ? [{ project, needs: needsOf(remedy.command, remedy.record) }] : [],
  )
  return useAreForbidden(commands) && commands.length === remedies.length
}

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
  const hasNoRemedy = useHasNoRemedy(findings)
  const columns = useMemo(
    () => (hasNoRemedy ? withoutRemedy(columnsOf[of]) : columnsOf[of]),
    [hasNoRemedy, of],
  )
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
        columns={columns}
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
