import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react'
import { useObservable } from '#store/observable'
import { disagreementsIn } from '../model/disagreements'
import { seenAt } from '../model/past'
import type { DebugSource } from '../source/debugSource'
import styles from './Debugger.module.css'
import { ChartsTab } from './charts/ChartsTab'
import { CoverageTab } from './coverage/CoverageTab'
import { DisagreementsTab } from './disagreements/DisagreementsTab'
import { LogTab } from './log/LogTab'
import type { PartProps } from './part'
import { SendTab } from './send/SendTab'
import { PastPane } from './time/PastPane'
import { Scrubber } from './time/Scrubber'
import { SequenceTab } from './sequence/SequenceTab'
import { ViewTabs } from './ViewTabs'
import { TABS, type TabName, type Viewing } from './debuggerView'

interface DebuggerProps extends Viewing {
  source: DebugSource
  /** Buttons after the tabs. */
  tools?: ReactNode
  /** The button that closes it, at the end of the bar; on a phone beside the tabs. */
  close?: ReactNode
  /** A message about the source. */
  notice?: ReactNode
}

const PARTS: Readonly<Record<TabName, { label: string; Part: (props: PartProps) => ReactNode }>> = {
  charts: { label: 'Charts', Part: ChartsTab },
  log: { label: 'Log', Part: LogTab },
  sequence: { label: 'Sequence', Part: SequenceTab },
  disagreements: { label: 'Disagreements', Part: DisagreementsTab },
  send: { label: 'Send', Part: SendTab },
  coverage: { label: 'Coverage', Part: CoverageTab },
}

/** The debugger: its parts as tabs, over one source. Clicks in it are not logged. */
export function Debugger({ source, view, show, tools, close, notice }: DebuggerProps) {
  // The debugger alone uses the watched kinds: closing it stops them.
  const watch = source.actions?.watch
  useEffect(() => () => watch?.kinds.forEach((kind) => watch.stop(kind)), [watch])
  const { follow } = source
  const { of } = view
  useEffect(() => (of === undefined ? undefined : follow?.(of)), [follow, of])
  // Renders the debugger after the page.
  const present = useDeferredValue(useObservable(source))
  const { at, tab = 'charts' } = view
  const seen = useMemo(
    () => (at === undefined ? present : seenAt(present, at, source.charts)),
    [present, at, source.charts],
  )
  const isPastShown = at !== undefined && view.past !== undefined && source.past !== undefined
  const moment = useMemo(
    () => (isPastShown && at !== undefined ? source.past?.(at) : undefined),
    [isPastShown, at, source],
  )
  const { entries } = seen
  const disagreements = useMemo(
    () => disagreementsIn(entries, (kind) => source.charts.find(({ id }) => id === kind)).length,
    [entries, source.charts],
  )
  const tabs = TABS.map((id) => {
    const { label } = PARTS[id]
    return { id, label: id === 'disagreements' && disagreements > 0 ? `${label} (${disagreements})` : label }
  })
  const { label, Part } = PARTS[tab]
  return (
    <div className={styles.debugger} data-debugger>
      <div className={styles.bar}>
        <ViewTabs
          label="Parts of the debugger"
          tabs={tabs}
          current={tab}
          onChange={(id) => show({ tab: id })}
        />
        <span className={styles.tools}>{tools}</span>
        {close && <span className={styles.close}>{close}</span>}
      </div>
      {notice}
      <div className={styles.middle}>
        <div className={styles.part} role="tabpanel" aria-label={label}>
          <Part seen={seen} source={source} view={view} show={show} />
        </div>
        {import.meta.env.VITE_MOCK === '1' && isPastShown && <PastPane moment={moment} />}
      </div>
      <Scrubber
        entries={present.entries}
        at={at}
        onMove={(seq) => show({ at: seq })}
        isPageShown={isPastShown}
        onShowPage={
          source.past && at !== undefined
            ? (isShown) => show({ past: isShown ? 'page' : undefined })
            : undefined
        }
      />
    </div>
  )
}
