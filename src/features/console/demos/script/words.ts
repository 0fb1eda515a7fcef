import type { OperationName } from '#store/api/generated/operationTypes'
import type { Condition, DemoFile, DemoScript, LoggedFact, DemoStep } from './step'
import type { WrittenTarget } from './target'

export { at } from './target'

// The vocabulary of scripts: the functions that create steps and facts, and the roots of targets.

/** A demo of these steps. */
export const demo = (about: Omit<DemoScript, 'steps'>, steps: readonly DemoStep[]): DemoScript => ({
  ...about,
  steps,
})

export const chapter = (title: string): DemoStep => ({ do: 'chapter', title })
export const say = (text: string): DemoStep => ({ do: 'say', text })
export const point = (written: WrittenTarget, text?: string): DemoStep => ({
  do: 'point',
  at: written.target,
  ...(text !== undefined && { text }),
})
/** Opens a page of the console. @param path its address, as `to` of a noun has it */
export const goto = (path: string): DemoStep => ({ do: 'goto', path })
export const click = (written: WrittenTarget): DemoStep => ({ do: 'click', at: written.target })
/** Replaces the text of a field. */
export const type = (written: WrittenTarget, text: string): DemoStep => ({
  do: 'type',
  at: written.target,
  text,
})
/** Chooses an option of a select or a combobox, by its name. */
export const pick = (written: WrittenTarget, option: string): DemoStep => ({
  do: 'pick',
  at: written.target,
  option,
})
/** @param keys a key or several at once: `Enter`, `Control+k` */
export const press = (keys: string, written?: WrittenTarget): DemoStep => ({
  do: 'press',
  keys,
  ...(written && { at: written.target }),
})
export const upload = (written: WrittenTarget, file: DemoFile): DemoStep => ({
  do: 'upload',
  at: written.target,
  file,
})
export const shot = (name: string): DemoStep => ({ do: 'shot', name })

/** Waits until facts are in the log. @param facts all of them, in any order */
export const until = (
  facts: LoggedFact | readonly LoggedFact[],
  { withinMs }: { withinMs?: number } = {},
): DemoStep => ({
  do: 'until',
  facts: [facts].flat() as readonly LoggedFact[],
  ...(withinMs !== undefined && { withinMs }),
})

/** A resource was observed in a state. */
export const observed = (kind: string, name: string, state: string): LoggedFact => ({
  is: 'observed',
  kind,
  name,
  state,
})
/** The region responded to a request. */
export const replied = (operation: OperationName, status?: number): LoggedFact => ({
  is: 'reply',
  operation,
  ...(status !== undefined && { status }),
})
/** The page navigated to a path. */
export const wentTo = (path: string): LoggedFact => ({ is: 'route', path })
/** A machine of the page reached a state. */
export const reached = (machine: string, state: string): LoggedFact => ({ is: 'state', machine, state })

/** The same fact, counted since the last chapter. */
export const inChapter = (fact: LoggedFact): LoggedFact => ({ ...fact, since: 'chapter' })

/** The start of an expectation: `expect(at.row('web-1')).shows('stopped')`. */
export const expect = (written: WrittenTarget) => ({
  is: (condition: Condition): DemoStep => ({ do: 'expect', at: written.target, is: condition }),
  shows: (text: string): DemoStep => ({ do: 'expect', at: written.target, shows: text }),
  holds: (value: string): DemoStep => ({ do: 'expect', at: written.target, holds: value }),
  /** The element is disabled, with this reason. */
  isOffBecause: (reason: string): DemoStep => ({
    do: 'expect',
    at: written.target,
    is: 'disabled',
    explains: reason,
  }),
})
