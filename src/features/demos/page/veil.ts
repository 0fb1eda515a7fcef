// While a demo plays, its page does not notice the viewer, whose input is for the player only. The page would close its
// menus when the focus goes to a button of the player, and prefetch the links under the real pointer.

/** The input of the viewer into the player. */
export interface VeilActions {
  /** A control was used, by the name in its `data-demo`. */
  used(name: string): void
  /** A key was pressed, not on a control that reacts to it. */
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

/** Keys that belong to the browser and to assistive technology. */
const isForOthers = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || /^F\d+$/.test(key)

interface Veil {
  /** The page notices its viewer again; the player still has what is done with its controls. */
  lift(): void
  /** Takes it away. */
  remove(): void
}

/** Puts the veil over the page. @param host the element of the player */
export function veil(host: Element, { used, pressed }: VeilActions): Veil {
  let isLifted = false
  const isPages = (event: Event) => isLifted && !isIn(host, event.target)

  function onPointing(event: Event) {
    // Events of the stage are not trusted.
    if (isPages(event) || (!event.isTrusted && !isIn(host, event.target))) return
    event.stopImmediatePropagation()
    const control = event.target instanceof Element ? event.target.closest('[data-demo]') : null
    // The focus stays where the demo has it.
    if (event.type === 'mousedown' && control && !isLifted) event.preventDefault()
    if (event.type === 'click') used(control?.getAttribute('data-demo') ?? '')
  }
  function onTyping(event: Event) {
    if (!(event instanceof KeyboardEvent) || !event.isTrusted || isPages(event) || isForOthers(event)) return
    event.stopImmediatePropagation()
    // A control reacts to these by itself.
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
