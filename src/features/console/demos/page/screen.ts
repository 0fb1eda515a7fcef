import { observable, type Observable } from '#store/observable'
import type { Wait } from '../player/stage'
import type { StageScreen } from './pageStage'

/** The state of the player, except its controls. */
export interface Shown {
  /** The position of the pointer; undefined before the first step that has one. */
  pointer: { x: number; y: number } | undefined
  /** Number of presses of the pointer. */
  presses: number
  chapter: string
  /** Whether a chapter has just started: only its title is shown. */
  isBeginning: boolean
  caption: string | null
  /** The wait of the step, with its remaining time; undefined while it does not wait. */
  wait: Wait | undefined
  /** The element that the caption is about. */
  lit: Element | undefined
  /** The side of the controls: they do not cover the pointer's target. */
  side: 'top' | 'bottom'
  /** Whether the chapters are listed. */
  isListed: boolean
}

const nothing: Shown = {
  pointer: undefined,
  presses: 0,
  chapter: '',
  isBeginning: false,
  caption: null,
  wait: undefined,
  lit: undefined,
  side: 'bottom',
  isListed: false,
}

/** The screen of a demo with its state. */
export interface PlayerScreen extends StageScreen {
  shown: Observable<Shown>
  /** Opens or closes the list of chapters. */
  list(isListed: boolean): void
}

/** The height of the controls with their text, and some room, in pixels. */
const DECK_HEIGHT = 190

/** How much of an element would be under the controls at an edge of the window. */
const covered = ({ top, bottom }: DOMRect, side: Shown['side']) =>
  side === 'top' ? DECK_HEIGHT - top : bottom - (innerHeight - DECK_HEIGHT)

/** The edge at which the controls cover less of an element: where they are, if they cover nothing. */
function freeSide(box: DOMRect, side: Shown['side']): Shown['side'] {
  if (covered(box, side) <= 0) return side
  return covered(box, 'top') < covered(box, 'bottom') ? 'top' : 'bottom'
}

/** An empty screen. */
export function playerScreen(): PlayerScreen {
  const shown = observable(nothing)
  const change = (part: Partial<Shown>) => shown.set({ ...shown.get(), ...part })
  return {
    shown,
    list: (isListed) => change({ isListed }),
    pointer(element) {
      const box = element.getBoundingClientRect()
      const { x, y, width, height } = box
      change({
        pointer: { x: x + width / 2, y: y + height / 2 },
        lit: undefined,
        side: freeSide(box, shown.get().side),
      })
    },
    press: () => change({ presses: shown.get().presses + 1, lit: undefined }),
    // At the foot again: the title of the next page is in view.
    chapter: (title) =>
      change({ chapter: title, isBeginning: true, caption: null, lit: undefined, side: 'bottom' }),
    awaiting(wait) {
      // Shows whole seconds, to render only when they change.
      const next = wait && { ...wait, leftMs: Math.ceil(wait.leftMs / 1_000) * 1_000 }
      const { wait: now } = shown.get()
      if (next?.what !== now?.what || next?.leftMs !== now?.leftMs) change({ wait: next })
    },
    caption: (text, element) => change({ caption: text, lit: element, isBeginning: false }),
  }
}
