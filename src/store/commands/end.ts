import { wireWords } from '#model/case'
import type { Cached } from '../api/cached'
import type { NextCommand } from '../slices/notices'

/**
 * The end of a command in words: one sentence, and where there is one a value to copy and what comes next: a page, or a
 * command. Plain data: its toast, its line and its page show the same.
 */
export interface EndWords {
  /** "web-1 runs at 192.0.2.13", without a full stop. */
  says: string
  copy?: { label: string; value: string }
  next?: { label: string; to: string }
  /** Not in the lines of older consoles. */
  begin?: NextCommand
}

/** What is known at the end of a command. */
export interface Ended<Answer> {
  /** The region's answer to its request. */
  answer: Answer
  /** The state that its resource came to rest in, if it was watched. */
  reached: string | undefined
  /** What the pages have read: the address of an instance. */
  cached: Cached
}

/**
 * The end of a command that something else says: the batch or the plan that it is only a part of, or the browser that saves
 * a file.
 */
export const elsewhere = (): undefined => undefined

/** The words of an end; undefined if it is said elsewhere. */
export const endWords = (end: string | EndWords | undefined): EndWords | undefined =>
  typeof end === 'string' ? { says: end } : end

/** "web-1 is stopped", "web-1 has failed": where something has come to rest. */
export const restText = (name: string, state: string): string =>
  state === 'failed' ? `${name} has failed` : `${name} is ${wireWords(state)}`
