import type { PlayerActor } from '../page/playerActor'
import type { PlayerScreen } from '../page/screen'
import type { VeilActions } from '../page/veil'

/** The speeds, slowest first. */
const speeds = [0.5, 1, 2, 4] as const

interface Parts {
  actor: PlayerActor
  screen: PlayerScreen
  /** The element of the player. */
  host: Element
}

/**
 * Handles the controls. A control names its action in `data-demo`: a word, or `chapter:12` for the chapter that
 * starts with that step. Other listeners do not get the player's events, so that the page does not notice them.
 */
export function controlsOf({ actor, screen, host }: Parts): VeilActions {
  /** The focused element before the controls got the focus. */
  let before: Element | null = null

  function focusControls() {
    if (host.contains(document.activeElement)) return
    before = document.activeElement
    host.querySelector<HTMLElement>('[data-demo="toggle"], [data-demo="again"]')?.focus()
  }
  /** Returns the focus to the page, where the demo had it. */
  function focusPage() {
    if (!host.contains(document.activeElement)) return
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const isPaused = () => actor.getSnapshot().matches({ running: 'paused' })

  /** Pauses, or resumes with an event. */
  function resume(event: { type: 'demo.played' } | { type: 'demo.stepped' }) {
    if (!isPaused()) return actor.send({ type: 'demo.paused' })
    focusPage()
    actor.send(event)
  }
  function pace(next: number | undefined) {
    if (next !== undefined) actor.send({ type: 'demo.paced', speed: next })
  }
  const speedAt = () => speeds.findIndex((speed) => speed === actor.getSnapshot().context.speed)

  const uses: Readonly<Record<string, (argument: string) => void>> = {
    toggle: () => resume({ type: 'demo.played' }),
    step: () => resume({ type: 'demo.stepped' }),
    speed: () => pace(speeds[(speedAt() + 1) % speeds.length]),
    chapter(index) {
      screen.list(false)
      actor.send({ type: 'demo.sought', index: Number(index) })
    },
    list: () => screen.list(!screen.shown.get().isListed),
    leave: () => actor.send({ type: 'demo.left' }),
    page: () => actor.send({ type: 'demo.touched' }),
  }
  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => resume({ type: 'demo.played' }),
    ArrowRight: () => resume({ type: 'demo.stepped' }),
    ArrowLeft: () => host.querySelector<HTMLElement>('[data-demo-back]')?.click(),
    ArrowUp: () => pace(speeds[speedAt() + 1]),
    ArrowDown: () => pace(speeds[speedAt() - 1]),
    Tab() {
      actor.send({ type: 'demo.paused' })
      focusControls()
    },
    Escape() {
      if (screen.shown.get().isListed) screen.list(false)
      else if (isPaused()) actor.send({ type: 'demo.left' })
      else actor.send({ type: 'demo.paused' })
    },
  }
  return {
    used(name) {
      const [word = '', argument = ''] = name.split(':')
      uses[word]?.(argument)
    },
    pressed: (key) => keys[key]?.(),
  }
}
