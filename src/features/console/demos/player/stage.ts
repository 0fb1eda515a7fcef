import type { Entry } from '#store/eventLog/entry'
import type { DemoFile } from '../script/step'
import type { Role, Target } from '../script/target'

/** The result of a search for a target in the page. */
export type Sighting<Thing> =
  | { found: 'one'; thing: Thing }
  | {
      found: 'none' | 'many'
      /** The target itself, or the one around it that is missing or not unique. */
      target: Target
      /** The names of elements with the same role in the same place. */
      there: readonly string[]
    }

/** An element in the same place that is not the target, because of its role. */
export interface Other {
  role: Role
  name: string
}

/** The wait of a step. */
export interface Wait {
  /** In words: `button "Stop"`. */
  what: string
  /** How long it still has, in milliseconds of the page. */
  leftMs: number
}

/** The current state of an element. */
export interface Looks {
  /** Its text, as read aloud: white space joined. */
  text: string
  /** The part of it that a viewer sees, with its value, its tip and its description, as far as those are in view. */
  inView: string
  /** The value of a field; undefined for any other element. */
  value: string | undefined
  /** Its accessible description: for a disabled button, the reason. */
  description: string
  isEnabled: boolean
  isFocused: boolean
  isChecked: boolean
  isSelected: boolean
}

/** Why time passes: a watched stage shows reading and moving at the viewer's speed, and shortens long waits. */
export type Passing = 'reading' | 'moving' | 'waiting'

/**
 * The place where a demo plays: this page, or a page that a test drives from outside. A stage has input, elements
 * and a clock; it decides nothing. `playStep` defines what a step does, how long it takes and when it fails.
 *
 * Each method that acts resolves when the page has settled: all immediate consequences are complete, and only
 * time can change the page. Only {@link Stage.advance} moves time.
 *
 * @template Thing the stage's type for an element: the element itself, or a locator
 */
export interface Stage<Thing> {
  /** Looks once, without waiting. Finds only elements that assistive technology can reach. */
  find(target: Target): Promise<Sighting<Thing>>
  look(thing: Thing): Promise<Looks>
  /** Elements of other roles than a target, in the same place: for the error of a target that was not found. */
  others(target: Target): Promise<readonly Other[]>

  /** Scrolls to it, and moves the pointer there: hover effects apply. */
  point(thing: Thing): Promise<void>
  /** Presses and releases the main button of the pointer where it is. {@link Stage.point} came before. */
  click(thing: Thing): Promise<void>
  /** Replaces the text of a field that was clicked, key by key. */
  type(thing: Thing, text: string): Promise<void>
  /** Chooses an option of the browser's own select. @returns false for any other element, and does nothing then */
  choose(thing: Thing, option: string): Promise<boolean>
  /** Presses a key or several at once, as `Control+k`; on an element it gets the focus first. */
  press(keys: string, thing: Thing | undefined): Promise<void>
  upload(thing: Thing, file: DemoFile): Promise<void>
  /** Navigates to a path of the console, without a page load. */
  goto(path: string): Promise<void>

  /** Starts a chapter with this title. */
  chapter(title: string): Promise<void>
  /** Shows a caption until the next one, on an element if one is given. Null removes the caption. */
  caption(text: string | null, thing?: Thing): Promise<void>
  /** Reports the wait of the step with its remaining time, repeatedly; undefined at its end. */
  awaiting(wait: Wait | undefined): Promise<void>
  /** Takes a picture. A stage without a camera does nothing. */
  shot(name: string): Promise<void>

  /** Advances the page's time. Rejects if the demo was aborted. */
  advance(ms: number, why: Passing): Promise<void>
  /** The number of the last entry of the log. */
  lastEntry(): Promise<number>
  /** The entries after a number, oldest first. */
  entriesAfter(seq: number): Promise<readonly Entry[]>
}
