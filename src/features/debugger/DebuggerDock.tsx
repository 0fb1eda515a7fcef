import Maximize2 from 'lucide-react/icons/maximize-2'
import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { useAppStore } from '#store/hooks'
import { buttonClass } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import { Link } from '#features/kit/routing/Link'
import styles from './DebuggerDock.module.css'
import { pageSource } from './source/pageSource'
import { useDockView } from './useDockView'
import { usePageChoice } from './usePageChoice'
import { Debugger } from './views/Debugger'
import { TraceFile } from './views/share/TraceFile'
import { useOwnWindow } from './views/share/useOwnWindow'
import { queryWith, type View } from './views/view'
import { machines } from './noun'

const queryOf = (view: View) => queryWith(new URLSearchParams(), view)

/** The debugger below the page. */
export function DebuggerDock({ onDismiss }: { onDismiss: () => void }) {
  const store = useAppStore()
  const source = useMemo(() => pageSource(store), [store])
  const viewing = useDockView()
  usePageChoice(source, viewing)
  const ownWindow = useOwnWindow(source, queryOf(viewing.view))
  return (
    <section className={styles.dock} aria-label="Machine debugger" data-debugger>
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
                <IconButton
                  label="Close the debugger"
                  icon={<X size={16} aria-hidden />}
                  onClick={onDismiss}
                />
              </>
            }
          />
        )}
      </TraceFile>
    </section>
  )
}
