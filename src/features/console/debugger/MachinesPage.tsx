import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { projects } from '#features/silo/projects/noun'
import { useAppStore } from '#store/hooks'
import { useRootMark } from '#ui/layout/useRootMark'
import { Link } from '#features/kit/routing/Link'
import { useDock } from './dock'
import styles from './MachinesPage.module.css'
import type { DebugSource } from './source/debugSource'
import { channelOf, mirrorSource, type MirrorSource } from './source/mirror'
import { pageSource } from './source/pageSource'
import { Debugger } from './views/Debugger'
import { TraceFile } from './views/share/TraceFile'
import { useOwnWindow } from './views/share/useOwnWindow'
import { queryWith, debuggerViewOf, type ViewChange } from './views/debuggerView'

/** The page of the debugger, for this page or for another one. Its address has the view. */
export function MachinesPage() {
  const [query] = useSearchParams()
  const page = query.get('page')
  const dock = useDock()
  useEffect(() => dock.set(false), [dock])
  return page === null ? <OwnPage /> : <OtherPage key={page} page={page} />
}

function OwnPage() {
  const store = useAppStore()
  const source = useMemo(() => pageSource(store), [store])
  const [query] = useSearchParams()
  const { button, blocked } = useOwnWindow(source, query)
  return (
    <DebuggerPage
      source={source}
      about="Every state machine of this page, live, and what happened to it."
      tools={button}
      more={blocked}
    />
  )
}

/** The state of the connection with another page, in words. */
const ABOUT = {
  waiting:
    'Waiting for the page that opened this window. If that is closed, open the window again from another.',
  connected: 'Every state machine of the page that opened this window, live.',
  gone: 'The page that opened this window has closed. This is the last of it; when it opens again, it shows here.',
}

function OtherPage({ page }: { page: string }) {
  const [source, setSource] = useState<MirrorSource>()
  useEffect(() => {
    const mirror = mirrorSource(channelOf(page))
    setSource(mirror)
    return () => mirror.close()
  }, [page])
  return source && <MirroredDebugger source={source} />
}

function MirroredDebugger({ source }: { source: MirrorSource }) {
  const state = useSyncExternalStore(source.subscribe, source.state, source.state)
  return <DebuggerPage source={source} about={ABOUT[state]} />
}

interface DebuggerPageProps {
  source: DebugSource
  about: string
  tools?: ReactNode
  /** A notice above the parts. */
  more?: ReactNode
}

function DebuggerPage({ source, about, tools, more }: DebuggerPageProps) {
  useRootMark('data-fills')
  const [query, setQuery] = useSearchParams()
  const show = (change: ViewChange) =>
    setQuery((before) => queryWith(before, change), { replace: true, preventScrollReset: true })
  return (
    <main className={styles.page} id="content" tabIndex={-1} data-debugger>
      <header className={styles.header}>
        <h1 tabIndex={-1}>Machines</h1>
        <p role="status">{about}</p>
        {source.kind === 'page' && <Link to={projects.to.list()}>Back to the console</Link>}
      </header>
      <TraceFile source={source}>
        {(shown, fileTools, notice) => (
          <Debugger
            source={shown}
            view={debuggerViewOf(query)}
            show={show}
            notice={
              <>
                {notice}
                {more}
              </>
            }
            tools={
              <>
                {fileTools}
                {tools}
              </>
            }
          />
        )}
      </TraceFile>
    </main>
  )
}
