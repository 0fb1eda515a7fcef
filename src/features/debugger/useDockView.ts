import { usePart } from '#store/hooks'
import { part } from '#store/parts'
import { observable, useObservable } from '#store/actors/observable'
import { viewOf, type View, type ViewChange, type Viewing } from './views/view'

/** What the docked debugger shows. It stays while pages change and while it is closed. */
const dockView = part(() => observable<View>(viewOf(new URLSearchParams())))

/** The view of the docked debugger. */
export function useDockView(): Viewing {
  const shown = usePart(dockView)
  const view = useObservable(shown)
  return { view, show: (change: ViewChange) => shown.set({ ...shown.get(), ...change }) }
}
