import { useMemo, useState } from 'react'
import type { AuditLogEntry } from '#store/api/generated/types'
import { auditLogApi } from '#store/api/resources/auditLog'
import { foreignLines, withinOf, type AuditedSubject } from '#store/ledger/audit'
import { silosOf, weekAgo } from '#model/auditEntry'
import type { Kind } from '#model/nouns'
import { nextToken, type Page } from '#store/api/wire/nextPage'
import { dateOf } from '#model/dates'
import { PAGE_LIMIT } from '#model/paging'
import { useMe } from '#features/kit/roles/useMe'
import { formatDateTime } from '#ui/format/formatDateTime'
import { formatCount } from '#ui/format/numbers'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { LineList, useUsualLengths, type ShownLine } from './LineList'
import { Unkept } from './Unkept'
import { useLedger } from './useLedger'
import styles from './ThingActivity.module.css'

const { auditLogList, auditPeople } = auditLogApi.endpoints

/** How many lines are shown. */
const SHOWN = 10

/** The record of a page, as far as its activity needs it, with what says within what its name is meant. */
interface ThingRecord {
  /** As the subject of its commands has it. */
  id?: string | undefined
  /** As the calls about it name it; nothing if they do not. */
  name?: string | undefined
  rackId?: string
  switchSlot?: string
  switchLocation?: string
}

export interface ThingProps {
  kind: Kind
  /** The call that provides the record of the page. */
  query: object
  /** The record, if the response of the call is not the record itself. */
  record?: ThingRecord | undefined
}

/** The record and the arguments of a page's query. */
interface Shown {
  currentData?: ThingRecord
  originalArgs?: Readonly<Record<string, unknown>>
}

/** The record of a page as the ledger names it; undefined before it is known. */
function useSubject({ kind, query, record }: ThingProps): AuditedSubject | undefined {
  const { currentData, originalArgs } = query as Shown
  const of = record ?? currentData
  return useMemo(() => {
    if (of?.id === undefined) return undefined
    const within = withinOf(kind, originalArgs ?? {}, { ...of })
    return { kind, id: of.id, name: of.name ?? '', within }
  }, [of, originalArgs, kind])
}

interface SubjectProps {
  subject: AuditedSubject
}

/** The user's activity on one thing; for operators with that of others. */
export function ThingActivity(props: ThingProps) {
  const { isFleetViewer } = useMe()
  const subject = useSubject(props)
  if (!subject) return null
  return isFleetViewer ? <OfAll subject={subject} /> : <Mine subject={subject} />
}

function Mine({ subject, others = [] }: SubjectProps & { others?: readonly ShownLine[] }) {
  const { lines, unkept } = useLedger()
  const usual = useUsualLengths(lines)
  const shown = [...lines.filter((line) => line.subject.id === subject.id), ...others]
    .toSorted((a, b) => b.begunAt - a.begunAt)
    .slice(0, SHOWN)
  return (
    <>
      <Unkept unkept={unkept} />
      {shown.length > 0 ? (
        <LineList
          label={subject.name ? `Activity of ${subject.name}` : 'Activity'}
          lines={shown}
          usual={usual}
        />
      ) : (
        <p className={styles.none}>Nothing was done to it in this browser.</p>
      )}
    </>
  )
}

/** Says that the audit log is longer than what was read of it. @param page of the newest entries */
function partText(page: Page<AuditLogEntry> | undefined): string | undefined {
  const last = page?.items.at(-1)
  if (!page || !last || nextToken(page, PAGE_LIMIT) === undefined) return undefined
  const since = formatDateTime(dateOf(last, 'timeCompleted'))
  return `What others did is shown as far as it is in the last ${formatCount(page.items.length)} entries of the audit log, since ${since}.`
}

/** With what others did in the last week, by the newest entries of the region's audit log. */
function OfAll({ subject }: SubjectProps) {
  const [startTime] = useState(weekAgo)
  const query = auditLogList.useQuery({ startTime, limit: PAGE_LIMIT, sortBy: 'time_and_id_descending' })
  const entries = query.data?.items
  const part = partText(query.data)
  const siloIds = useMemo(() => silosOf(entries ?? []), [entries])
  const people = auditPeople.useQuery({ siloIds }, { skip: siloIds.length === 0 })
  const { lines } = useLedger()
  const others = useMemo(() => foreignLines(entries ?? [], lines, subject), [entries, lines, subject])
  return (
    <>
      <Mine
        subject={subject}
        others={others.map((line) => ({ ...line, by: people.data?.[line.person] ?? line.person }))}
      />
      {part && <p className={styles.none}>{part}</p>}
      {!entries && <PendingQuery query={query} noun="the audit log" />}
    </>
  )
}
