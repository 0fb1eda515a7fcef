import { listedText, nearest } from './nearest'

/** Something wrong with a script, or something that a step did not find while it played. */
export interface Problem {
  /** The file of the script. */
  file: string
  /** The number of the step, from 1; undefined for the head of the script. */
  step?: number
  /** The step in words, or the part of the head. */
  what: string
  /** The wanted thing, in the middle of a sentence. */
  wanted: string
  /** The thing that was there instead, as a sentence. */
  found: string
  /** The most similar thing that there is. */
  nearest?: string
}

/** A problem in words: file, step, what was looked for, what was there, and the nearest match. */
export function problemText({ file, step, what, wanted, found, nearest: best }: Problem): string {
  const where = step === undefined ? `${file}, ${what}` : `${file}, step ${step} (${what})`
  return `${where}: wanted ${wanted}. ${found}${best === undefined ? '' : ` Did you mean ${best}?`}`
}

/** The part of a problem about a name that is not in a list: the list, and the nearest name in it. */
export function notAmong(name: string, names: readonly string[]): Pick<Problem, 'found' | 'nearest'> {
  const best = nearest(name, names)
  return {
    found: names.length === 0 ? 'There is none.' : `There are: ${listedText(names)}.`,
    ...(best !== undefined && { nearest: `"${best}"` }),
  }
}
