import { useMemo, useState } from 'react'
import type { Entry, EntryKind } from '#store/eventLog/entry'
import { counted } from '#ui/format/counted'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { FilterInput } from '#ui/tables/FilterInput'
import { demoPath } from '#features/console/demos/noun'
import { useRoving } from '#features/kit/lifecycle/course/useRoving'
import { keepOwnScript, OWN_NAME } from '#features/console/demos/keptScript'
import { scriptSource } from '#features/console/demos/script/source'
import { notKeptText } from '#features/shared/text/notKept'
import type { NotKept } from '#store/kept/browserStorage'
import { useConsolePart } from '#store/hooks'
import { Button } from '#ui/actions/Button'
import { KINDS, subjectsIn } from '../../model/logFilter'
import type { DebugSource } from '../../source/debugSource'
import type { Viewing } from '../debuggerView'
import styles from './LogTab.module.css'
import { demoOf } from '../../model/formats/demoScript'
import { playwrightTestOf, type RecordedIn } from '../../model/formats/playwrightTest'
import { regionBridge, type RegionBridge } from '../../source/regionBridge'
import { useCopy } from '#ui/actions/copying'

/** A button that copies a text, made when it is pressed, and shows whether that worked. */
function CopyText({ label, text }: { label: string; text: () => string }) {
  const { outcome, copy, failure } = useCopy()
  return (
    <>
      <Button size="small" onClick={() => void copy(text())}>
        {label}
      </Button>
      <span role="status">{outcome === 'copied' && 'Copied'}</span>
      {failure}
    </>
  )
}

/** The region of this page's log. A file, or another page, has only its log. */
function recordedIn({ kind }: DebugSource, region: RegionBridge | undefined): RecordedIn {
  if (!region || kind !== 'page') return {}
  return { persona: region.persona(), personaKey: region.personaKey, switches: region.switches() }
}

/** Copies the recording as a test; on a mock region also as a demo, which can play in this tab. */
function CopyRecording({ source, entries }: { source: DebugSource; entries: readonly Entry[] }) {
  const region = useConsolePart(regionBridge)
  const demo = () => demoOf(entries, recordedIn(source, region))
  const [notKept, setNotKept] = useState<NotKept>()
  function play() {
    const failed = keepOwnScript(JSON.stringify(demo()))
    setNotKept(failed)
    if (!failed) location.assign(demoPath(OWN_NAME))
  }
  return (
    <>
      <CopyText label="Copy as test" text={() => playwrightTestOf(entries, recordedIn(source, region))} />
      {import.meta.env.VITE_MOCK === '1' && (
        <>
          <CopyText label="Copy as demo" text={() => `${JSON.stringify(demo(), null, 2)}\n`} />
          <CopyText label="Copy as TypeScript" text={() => scriptSource(demo())} />
          {source.kind !== 'otherPage' && (
            <Button size="small" onClick={play}>
              Play as demo
            </Button>
          )}
          {notKept && <span role="alert">{notKeptText[notKept]}</span>}
        </>
      )}
    </>
  )
}

interface LogFiltersProps extends Viewing {
  source: DebugSource
  entries: readonly Entry[]
  /** How many entries the filter leaves. */
  shown: number
  /** How many of the matches are entries of the machinery, which are folded. */
  internal: number
  dropped: number
}

const EVERYTHING = ''

/** The text, kinds and subject of the filter, and the number of matches. */
export function LogFilters({ source, entries, shown, internal, dropped, view, show }: LogFiltersProps) {
  const { kinds } = view
  const roving = useRoving()
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
      <div className={styles.kinds} role="toolbar" aria-label="Kinds of entries" {...roving}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={kinds.includes(kind)} onClick={() => toggle(kind)}>
            {kind}
          </button>
        ))}
        {(internal > 0 || view.internal) && (
          <button
            type="button"
            aria-pressed={view.internal === 'shown'}
            onClick={() => show({ internal: view.internal === undefined ? 'shown' : undefined })}
          >
            +{internal} internal
          </button>
        )}
      </div>
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
