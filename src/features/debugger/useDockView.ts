import { usePart } from '#store/hooks'
import { part } from '#store/parts'
import { observable, useObservable } from '#store/actors/observable'
import { viewOf, type View, type ViewChange, type Viewing } from './views/view'

/** The view of the docked debugger. It survives navigations and closing the dock. */
const dockView = part(() => observable<View>(viewOf(new URLSearchParams())))

/** The view of the docked debugger. */
export function useDockView(): Viewing {
  const shown = usePart(dockView)
  const view = useObservable(shown)
  return { view, show: (change: ViewChange) => shown.set({ ...shown.get(), ...change }) }
}
