// Hides the viewer's input from the page while a demo plays: only the player gets it. Otherwise the page would
// close its menus when a button of the player gets the focus, and prefetch the links under the real pointer.

/** The viewer's input to the player. */
export interface VeilActions {
  /** A control was clicked; `name` is its `data-demo`. */
  used(name: string): void
  /** A key was pressed, and no control handles it. */
  pressed(key: string): void
}

const pointing = (
  'pointerdown pointerup pointermove pointerover pointerout pointerenter pointerleave ' +
  'mousedown mouseup mousemove mouseover mouseout mouseenter mouseleave ' +
  'click dblclick auxclick contextmenu touchstart touchmove touchend dragstart'
).split(' ')
const typing = ['keydown', 'keypress', 'keyup']
const focusing = ['focusin', 'focusout', 'focus', 'blur']
const showing = ['visibilitychange']

const isIn = (host: Element, target: EventTarget | null) => target instanceof Node && host.contains(target)

/** Keys of the browser and of assistive technology. */
const isForOthers = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || /^F\d+$/.test(key)

interface Veil {
  /** Lets the page get the viewer's input again; the player keeps that of its controls. */
  lift(): void
  /** Removes the listeners. */
  remove(): void
}

/** Covers the page with the veil. @param host the element of the player */
export function veil(host: Element, { used, pressed }: VeilActions): Veil {
  let isLifted = false
  const isPages = (event: Event) => isLifted && !isIn(host, event.target)

  function onPointing(event: Event) {
    // Events that the stage dispatches are not trusted.
    if (isPages(event) || (!event.isTrusted && !isIn(host, event.target))) return
    event.stopImmediatePropagation()
    const control = event.target instanceof Element ? event.target.closest('[data-demo]') : null
    // Keeps the focus where the demo has it.
    if (event.type === 'mousedown' && control && !isLifted) event.preventDefault()
    if (event.type === 'click') used(control?.getAttribute('data-demo') ?? '')
  }
  function onTyping(event: Event) {
    if (!(event instanceof KeyboardEvent) || !event.isTrusted || isPages(event) || isForOthers(event)) return
    event.stopImmediatePropagation()
    // A control handles these keys itself.
    if (isIn(host, event.target) && ['Enter', ' ', 'Tab', 'Shift'].includes(event.key)) return
    if (event.type !== 'keydown') return
    pressed(event.key)
    event.preventDefault()
  }
  function onFocusing(event: Event) {
    if (isLifted) return
    const related = event instanceof FocusEvent ? event.relatedTarget : null
    if (event.target === window || isIn(host, event.target) || isIn(host, related))
      event.stopImmediatePropagation()
  }
  const onShowing = (event: Event) => {
    if (!isLifted) event.stopImmediatePropagation()
  }

  const all: readonly [names: readonly string[], listener: (event: Event) => void][] = [
    [pointing, onPointing],
    [typing, onTyping],
    [focusing, onFocusing],
    [showing, onShowing],
  ]
  for (const [names, listener] of all)
    for (const name of names) addEventListener(name, listener, { capture: true })
  return {
    lift() {
      isLifted = true
    },
    remove() {
      for (const [names, listener] of all)
        for (const name of names) removeEventListener(name, listener, { capture: true })
    },
  }
}
