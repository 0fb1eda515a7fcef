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
      /** The names of what has the same role in the same place. */
      there: readonly string[]
    }

/** Something that a target is not, because of its role. */
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

/** How an element is at this moment. */
export interface Looks {
  /** Its text, as read aloud: white space joined. */
  text: string
  /** The value of a field; undefined for any other element. */
  value: string | undefined
  /** Its accessible description: for a disabled button, the reason. */
  description: string
  isEnabled: boolean
  isFocused: boolean
  isChecked: boolean
  isSelected: boolean
}

/** Why time passes: a stage that is watched shows reading and moving at the viewer's speed, and shortens long waits. */
export type Passing = 'reading' | 'moving' | 'waiting'

/**
 * Where a demo plays: this page, or a page that a test drives from outside. A stage has hands and eyes and a clock; it
 * decides nothing. What a step means, how long it takes and when it has failed is the same for all stages: `playStep`.
 *
 * Each method that acts comes back when the page has settled: what the act set off at once is done, and nothing but time
 * is awaited. {@link Stage.advance} alone moves time.
 *
 * @template Thing what the stage has for an element: the element itself, or a locator
 */
export interface Stage<Thing> {
  /** Looks once, without waiting. Only what assistive technology can reach is found. */
  find(target: Target): Promise<Sighting<Thing>>
  look(thing: Thing): Promise<Looks>
  /** Elements of other roles than a target, in the same place: for the error of a target that is not there. */
  others(target: Target): Promise<readonly Other[]>

  /** Scrolls to it, and moves the pointer there as a hand does: what it hovers may react. */
  point(thing: Thing): Promise<void>
  /** Presses and releases the main button of the pointer where it is. {@link Stage.point} came before. */
  click(thing: Thing): Promise<void>
  /** Selects all that the field holds and types the text in its place, key by key. The field has been clicked. */
  type(thing: Thing, text: string): Promise<void>
  /** Chooses an option of the browser's own select. @returns false for any other element, and does nothing then */
  choose(thing: Thing, option: string): Promise<boolean>
  /** Presses a key or several at once, as `Control+k`; on an element it gets the focus first. */
  press(keys: string, thing: Thing | undefined): Promise<void>
  upload(thing: Thing, file: DemoFile): Promise<void>
  /** Goes to a path inside the console, without a page load. */
  goto(path: string): Promise<void>

  /** Begins a chapter of this title. */
  chapter(title: string): Promise<void>
  /** Shows a sentence until the next one; on something, if a thing is given. Null takes the last one away. */
  caption(text: string | null, thing?: Thing): Promise<void>
  /** Says what the step waits for and how long it has, again and again; undefined at its end. */
  awaiting(wait: Wait | undefined): Promise<void>
  /** Keeps a picture. A stage without a camera does nothing. */
  shot(name: string): Promise<void>

  /** Lets this many milliseconds of the page's time pass. Rejects when the demo has been called off. */
  advance(ms: number, why: Passing): Promise<void>
  /** The number of the last entry of the log. */
  lastEntry(): Promise<number>
  /** The entries after a number, oldest first. */
  entriesAfter(seq: number): Promise<readonly Entry[]>
}
