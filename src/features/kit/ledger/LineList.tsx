import { useMemo, type ReactNode } from 'react'
import { browserTimeOf, regionTimeOf } from '#src/regionTime'
import { isMoving, usualLengths, type Line } from '#store/ledger/line'
import { StateBadge } from '#ui/feedback/StateBadge'
import { longChangesAt } from '#ui/format/age'
import { AgeText } from '#ui/text/AgeText'
import { useNow } from '#ui/text/useNow'
import { EndActs } from './EndActs'
import { RequestId } from '#features/kit/errors/RequestId'
import { Link } from '#features/kit/routing/Link'
import {
  begunText,
  hasLength,
  lengthText,
  lineTitle,
  outcomeText,
  standings,
  subjectAddress,
} from './lineText'
import styles from './LineList.module.css'

/** A line with who began it, if that is not the user. */
export interface ShownLine extends Line {
  by?: string
}

/** The usual lengths of what is done, by verb. */
export const useUsualLengths = (lines: readonly Line[]): ReadonlyMap<string, number> =>
  useMemo(() => usualLengths(lines), [lines])

/** How long a line took; counts while it moves. */
export function LengthText({ line, usual }: { line: Line; usual: number | undefined }) {
  const now = useNow((from) =>
    isMoving(line) ? longChangesAt(regionTimeOf(line.begunAt), from) : Number.POSITIVE_INFINITY,
  )
  return lengthText(line, usual, browserTimeOf(now))
}

/** Lines of the ledger, each with where it stands and how it ended. */
export function LineList({
  label,
  lines,
  usual,
  acts,
}: {
  label: string
  lines: readonly ShownLine[]
  usual: ReadonlyMap<string, number>
  /** The buttons and links of a line, below it. */
  acts?: (line: ShownLine) => ReactNode
}) {
  return (
    <ol aria-label={label} className={styles.list}>
      {lines.map((line) => (
        <OneLine key={line.id} line={line} usual={usual.get(line.verb)} acts={acts?.(line)} />
      ))}
    </ol>
  )
}

interface OneLineProps {
  line: ShownLine
  usual: number | undefined
  acts: ReactNode
}

function OneLine({ line, usual, acts }: OneLineProps) {
  const { by, outcome, standing } = line
  const to = subjectAddress(line)
  const title = lineTitle(line)
  const words = outcomeText(line)
  const begun = begunText(line)
  return (
    <li>
      <span className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</span>
      <StateBadge {...standings[standing]} />
      <span className={styles.facts}>
        {by && <>By {by} · </>}
        <AgeText at={new Date(regionTimeOf(line.begunAt))} ago />
        {by === undefined && hasLength(line) && (
          <>
            {' · '}
            <LengthText line={line} usual={usual} />
          </>
        )}
        {begun && <> · {begun}</>}
        {words && <> · {words}</>}
        {outcome?.end && <EndActs isBrief {...outcome.end} />}
        {standing === 'failed' && outcome?.requestId && (
          <>
            {' · '}
            <RequestId value={outcome.requestId} />
          </>
        )}
      </span>
      {acts}
    </li>
  )
}
