import { useMemo } from 'react'
import type { Entry, EntryKind } from '#store/eventLog/entry'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { FilterInput } from '#ui/tables/FilterInput'
import { KINDS, subjectsIn } from '../../model/logFilter'
import { counted } from '../../model/names'
import type { DebugSource } from '../../source/debugSource'
import type { Viewing } from '../view'
import { CopyRecording } from './CopyRecording'
import styles from './LogTab.module.css'

interface LogFiltersProps extends Viewing {
  source: DebugSource
  entries: readonly Entry[]
  /** How many entries the filter leaves. */
  shown: number
  dropped: number
}

const EVERYTHING = ''

/** Text, kinds and subject; and how many entries are left. */
export function LogFilters({ source, entries, shown, dropped, view, show }: LogFiltersProps) {
  const { kinds } = view
  const subjects = useMemo(() => subjectsIn(entries), [entries])
  const inAll = counted(entries.length, 'entry', 'entries')
  const isListed = view.subject === undefined || subjects.some(({ value }) => value === view.subject)

  const toggle = (kind: EntryKind) =>
    show({ kinds: KINDS.filter((each) => kinds.includes(each) !== (each === kind)) })
  return (
    <div className={styles.filters}>
      <FilterInput
        label="Filter the log"
        value={view.text ?? ''}
        onChange={(text) => show({ text: text === '' ? undefined : text })}
      />
      <InlineSelect
        label="About"
        value={view.subject ?? EVERYTHING}
        options={[
          { value: EVERYTHING, label: 'Everything' },
          ...(isListed || view.subject === undefined ? [] : [{ value: view.subject, label: view.subject }]),
          ...subjects,
        ]}
        onChange={(subject) => show({ subject: subject === EVERYTHING ? undefined : subject })}
      />
      <span className={styles.kinds} role="group" aria-label="Kinds of entries">
        {KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={kinds.includes(kind)} onClick={() => toggle(kind)}>
            {kind}
          </button>
        ))}
      </span>
      <span className={styles.count} role="status">
        {shown === entries.length ? inAll : `${shown} of ${inAll}`}
        {dropped > 0 && `, ${dropped} older ones dropped`}
      </span>
      <span className={styles.copies}>
        <CopyRecording source={source} entries={entries} />
      </span>
    </div>
  )
}
