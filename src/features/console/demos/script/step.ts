import type { OperationName } from '#store/api/generated/operationTypes'
import type { Version } from '#store/api/versions/generated/shipped'
import type { Target } from './target'

/**
 * A fact in the event log. It counts if it was logged after the start of the last action (goto, click, type,
 * pick, press, upload), or since the last chapter with `since: 'chapter'`.
 */
export type LoggedFact =
  /** A resource was observed in a state: `instance`, `web-1`, `stopped`. */
  | { is: 'observed'; kind: string; name: string; state: string; since?: 'chapter' }
  /** The region responded to a request; with any status if none is given. */
  | { is: 'reply'; operation: OperationName; status?: number; since?: 'chapter' }
  /** The page navigated to this path. */
  | { is: 'route'; path: string; since?: 'chapter' }
  /** A machine of the page reached a state: `command`, `settled`. Nested states are joined by a dot. */
  | { is: 'state'; machine: string; state: string; since?: 'chapter' }

/** The conditions of an element, besides its text. */
export const conditions = ['there', 'gone', 'enabled', 'disabled', 'focused', 'checked', 'selected'] as const
export type Condition = (typeof conditions)[number]

/** The expected properties of an element; all given ones must match. */
export interface Expectation {
  is?: Condition
  /** A part of its text. */
  shows?: string
  /** The whole value of a field. */
  holds?: string
  /** A part of its accessible description: the reason why a button is disabled. */
  explains?: string
}

/** A file that a demo chooses; its content follows from its description. */
export interface DemoFile {
  name: string
  /** Its length in bytes, filled with a pattern; or its text. */
  content: { bytes: number } | { text: string }
}

/** One step of a demo. Plain JSON; `do` is its word. */
export type DemoStep =
  /** Starts a part of the story. A player goes back by chapters. */
  | { do: 'chapter'; title: string }
  /** Shows a sentence, for as long as it takes to read. */
  | { do: 'say'; text: string }
  /** Puts the pointer and the spotlight on an element, with a caption. */
  | { do: 'point'; at: Target; text?: string }
  /** Goes to a path of the console, without a page load: that would start the region again. */
  | { do: 'goto'; path: string }
  | { do: 'click'; at: Target }
  /** Replaces the text of a field. */
  | { do: 'type'; at: Target; text: string }
  /** Chooses an option of a select or a combobox, by its name. */
  | { do: 'pick'; at: Target; option: string }
  /** Presses a key, or several at once (`Control+k`), on the focused element or on one that is focused first. */
  | { do: 'press'; keys: string; at?: Target }
  | { do: 'upload'; at: Target; file: DemoFile }
  /** Waits until all facts hold. */
  | { do: 'until'; facts: readonly LoggedFact[]; withinMs?: number }
  /** Waits until an element is as expected. */
  | ({ do: 'expect'; at: Target; withinMs?: number } & Expectation)
  /** Takes a picture of the page with this name. */
  | { do: 'shot'; name: string }

export type Word = DemoStep['do']

/** The steps that act; facts count from the last of them. */
export const acts: ReadonlySet<Word> = new Set<Word>(['goto', 'click', 'type', 'pick', 'press', 'upload'])

/** The region of a demo, by the switches of the address. */
interface DemoWorld {
  scenario: string
  seed?: number
  /** The key of the persona who is signed in. */
  persona?: string
  /** How many times faster the simulated hardware works. */
  speed?: number
  /** A fault recipe, as `?faults=` takes it. */
  faults?: string
  /** The version of the region's API; by default the oldest. */
  api?: Version
}

/** A demo: data over a seeded region. Plain JSON. */
export interface DemoScript {
  /** The name in the address and of its file, in lower case with dashes. */
  name: string
  title: string
  /** One sentence for lists of demos. */
  about: string
  world: DemoWorld
  /** The path of its first page. */
  start: string
  steps: readonly DemoStep[]
}
