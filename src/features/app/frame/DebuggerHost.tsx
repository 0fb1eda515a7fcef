import { Suspense, useEffect } from 'react'
import { useDock, useDockOpen } from '#features/console/debugger/dock'
import { keptMirrorName } from '#features/console/debugger/source/mirrorName'
import { useAppStore } from '#store/hooks'
import { lazyPart } from '#ui/lazyPart'

const DebuggerDock = lazyPart(
  async () => (await import('#features/console/debugger/DebuggerDock')).DebuggerDock,
)

/** Shows the debugger beside the page while it is open; opening it first loads its code. */
export function DebuggerHost() {
  const store = useAppStore()
  const dock = useDock()
  useEffect(() => {
    const name = keptMirrorName()
    if (name === undefined) return
    import('#features/console/debugger/source/ownWindow').then(
      ({ resumeOwnWindow }) => resumeOwnWindow(store, name),
      // Without the code, the window keeps the last contents and shows that the page is gone.
      () => {},
    )
  }, [store])
  return useDockOpen() ? (
    <Suspense>
      <DebuggerDock onDismiss={() => dock.set(false)} />
    </Suspense>
  ) : null
}
