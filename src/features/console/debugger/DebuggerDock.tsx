import Maximize2 from 'lucide-react/icons/maximize-2'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useAppStore, useConsolePart } from '#store/hooks'
import { buttonClass } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import { useRootMark } from '#ui/layout/useRootMark'
import { Link } from '#features/kit/routing/Link'
import styles from './DebuggerDock.module.css'
import { useObservable, observable } from '#store/observable'
import { useDock } from './dock'
import { lastFailureIn } from './model/failures'
import type { DebugSource } from './source/debugSource'
import { pageSource } from './source/pageSource'
import { useDockFocus } from './useDockFocus'
import { ownResource, usePageChoice } from './usePageChoice'
import { Debugger } from './views/Debugger'
import { openingChange } from './views/opening'
import { TraceFile } from './views/share/TraceFile'
import { useOwnWindow } from './views/share/useOwnWindow'
import {
  queryWith,
  type DebuggerView,
  type Viewing,
  debuggerViewOf,
  type ViewChange,
} from './views/debuggerView'
import { machines } from './noun'
import { consolePart } from '#store/parts'

/** The view of the docked debugger. It survives navigations and closing the dock. */
const dockView = consolePart(() => {
  const view = observable<DebuggerView>(debuggerViewOf(new URLSearchParams()))
  let preset: string | undefined
  const show = (change: ViewChange) => view.set({ ...view.get(), ...change })
  return {
    ...view,
    show,
    /** Follows the resource of the page on opening. */
    open(own: ReturnType<typeof ownResource>) {
      const change = openingChange(view.get(), preset, own)
      if (!change) return
      preset = own?.id
      show(change)
    },
  }
})

/** The view of the docked debugger, which opens with the resource of the page. */
function useDockView(source: DebugSource): Viewing {
  const shown = useConsolePart(dockView)
  const view = useObservable(shown)
  useLayoutEffect(() => shown.open(ownResource(source)), [shown, source])
  return { view, show: shown.show }
}

const queryOf = (view: DebuggerView) => queryWith(new URLSearchParams(), view)

/**
 * Shows an entry: that which a refusal asks for, in the log; otherwise, on opening, the last failure if it is newer than
 * the chosen entry.
 */
function useShownEntry({ get }: DebugSource, { view, show }: Viewing, enter: () => void) {
  const { entry: asked } = useDock()
  const seq = useObservable(asked)
  const opened = useRef(false)
  useEffect(() => {
    const isOpening = !opened.current
    opened.current = true
    if (seq !== undefined) {
      asked.set(undefined)
      enter()
      show({ tab: 'log', entry: seq, text: undefined, kinds: [], subject: undefined, at: undefined })
      return
    }
    if (!isOpening) return
    const failure = lastFailureIn(get().entries)
    if (failure && failure.seq > (view.entry ?? 0)) show({ entry: failure.seq })
  }, [seq, asked, enter, get, view.entry, show])
}

/**
 * Keeps the dock in its place below a scrim. The page beside it has a padding there instead of the room for its scrollbar
 * (scrim.ts), but the dock is placed in the window, which then is wider.
 *
 * @returns ends it
 */
function keepPlace(dock: HTMLElement): () => void {
  const root = document.documentElement
  const follow = () => {
    dock.style.insetInlineEnd = root.style.paddingInlineEnd
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ['style'] })
  follow()
  return () => observer.disconnect()
}

/** The debugger beside the page, in a narrow window below it, and on a phone in its place. */
export function DebuggerDock({ onDismiss }: { onDismiss: () => void }) {
  const store = useAppStore()
  const source = useMemo(() => pageSource(store), [store])
  const viewing = useDockView(source)
  usePageChoice(source, viewing)
  const ownWindow = useOwnWindow(source, queryOf(viewing.view))
  const [dock, setDock] = useState<HTMLElement | null>(null)
  useRootMark('data-docked')
  useEffect(() => (dock ? keepPlace(dock) : undefined), [dock])
  useShownEntry(source, viewing, useDockFocus(dock))
  return (
    <section ref={setDock} className={styles.dock} aria-label="Machine debugger" data-debugger>
      <TraceFile source={source}>
        {(shown, fileTools, notice) => (
          <Debugger
            source={shown}
            {...viewing}
            notice={
              <>
                {notice}
                {ownWindow.blocked}
              </>
            }
            tools={
              <>
                {fileTools}
                {ownWindow.button}
                <Link
                  className={buttonClass('ghost', 'small')}
                  to={{ pathname: machines.to.page(), search: queryOf(viewing.view).toString() }}
                  onClick={onDismiss}
                >
                  <span className={styles.face}>
                    <Maximize2 size={14} aria-hidden /> Whole page
                  </span>
                </Link>
              </>
            }
            close={
              <IconButton label="Close the debugger" icon={<X size={16} aria-hidden />} onClick={onDismiss} />
            }
          />
        )}
      </TraceFile>
    </section>
  )
}
