import { observable, useObservable } from '#store/actors/observable'
import { viewOf, type View, type ViewChange, type Viewing } from './views/view'

/** What the docked debugger shows. It stays while pages change and while it is closed. */
const dockView = observable<View>(viewOf(new URLSearchParams()))

/** The view of the docked debugger. */
export function useDockView(): Viewing {
  const view = useObservable(dockView)
  return { view, show: (change: ViewChange) => dockView.set({ ...dockView.get(), ...change }) }
}
