import { useMemo, useState } from 'react'
import { auditLogApi } from '#store/api/resources/auditLog'
import { personOf, silosOf, weekAgo } from '#model/auditEntry'
import { dateOf } from '#model/dates'
import { partLimit } from '#model/paging'
import { AgeText } from '#ui/text/AgeText'
import { NEWEST_FIRST } from '#features/kit/list/newestFirst'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { Link } from '#features/kit/routing/Link'
import { personName } from '../entries'
import { auditLog } from '../noun'
import { changeWords } from '../changeWords'
import styles from './LastChanges.module.css'

const { auditLogList, auditPeople } = auditLogApi.endpoints

const SHOWN = partLimit(5)

/** The last changes in the region by the audit log, each a link to its entry. @param className the look of the list */
export function LastChanges({ className }: { className: string | undefined }) {
  const [startTime] = useState(weekAgo)
  const query = auditLogList.useQuery({ startTime, limit: SHOWN, sortBy: NEWEST_FIRST })
  const entries = query.data?.items
  const siloIds = useMemo(() => silosOf(entries ?? []), [entries])
  const people = auditPeople.useQuery({ siloIds }, { skip: !entries?.length })
  // Ids of people are shown only if their names fail.
  const names = people.data ?? (people.error === undefined ? undefined : {})
  if (!entries || (entries.length > 0 && !names)) return <PendingQuery query={query} noun="the audit log" />
  if (entries.length === 0) return <p className={styles.none}>Nothing was changed in the last week.</p>
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={styles.change}>
            <Link to={auditLog.to.page({ completed: entry.timeCompleted, entryId: entry.id })}>
              {personName(personOf(entry), names ?? {})} {changeWords(entry)}
            </Link>
            {entry.result.kind === 'error' && (
              <span className={styles.code}>{entry.result.httpStatusCode}</span>
            )}
          </span>
          <AgeText at={dateOf(entry, 'timeCompleted')} ago />
        </li>
      ))}
    </ul>
  )
}
