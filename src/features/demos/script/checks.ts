import { readSwitches } from '#mirage/switches'
import { ownPath } from '#store/model/ownPath'
import { notAmong, type Problem } from './problem'
import type { Vocabulary } from './vocabulary'

// The parts of the check of a script: each takes a value, and says what is wrong with it.

type Fields = Readonly<Record<string, unknown>>
/** A fault in a value: what was wanted and what was there. */
export interface Found extends Pick<Problem, 'wanted' | 'found' | 'nearest'> {
  /** Where in the value: `at.within.role`. */
  place?: string
}
/** Looks at a value. @returns what is wrong with it; nothing when it is fine */
export type Check = (value: unknown, known: Vocabulary) => readonly Found[]

/** Whether a value is an object with named fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
/** One thing wrong with a value. @param wanted what was asked for, in the middle of a sentence */
export const wrong = (wanted: string, value: unknown): readonly Found[] => [
  { wanted, found: `There is ${shown(value)}.` },
]
export const fine: readonly Found[] = []

/** A text that is not empty. */
export const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? fine : wrong('a text', value)
export const anyText: Check = (value) => (typeof value === 'string' ? fine : wrong('a text', value))
/** A whole number from 0. */
export const count: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? fine
    : wrong('a whole number from 0', value)
export const above0: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? fine : wrong('a number above 0', value)
/** A path on the console's own origin. Rule: NAV-9. */
export const path: Check = (value) => {
  if (typeof value !== 'string' || !/^\/\S*$/.test(value)) return wrong('a path that begins with /', value)
  return ownPath(value) === undefined ? wrong('a path that leads to no other host', value) : fine
}
/** A fault recipe, as the switch in the address takes it. */
export const recipe: Check = (value) => {
  if (typeof value !== 'string') return wrong('a fault recipe', value)
  const { faults } = readSwitches({ faults: value }).errors
  return faults === undefined ? fine : [{ wanted: `a fault recipe, not "${value}"`, found: faults }]
}
/** A name in lower case with dashes. */
export const dashed: Check = (value) =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? fine
    : wrong('a name in lower case with dashes', value)

/** One of several names. */
export const among =
  (what: string, names: (known: Vocabulary) => readonly string[]): Check =>
  (value, known) => {
    const all = names(known)
    if (typeof value !== 'string') return wrong(what, value)
    return all.includes(value) ? fine : [{ wanted: `${what} "${value}"`, ...notAmong(value, all) }]
  }

/** Named keys, and any single character. */
const namedKeys: readonly string[] = (
  'Alt Control Meta Shift Enter Escape Tab Space Backspace Delete ' +
  'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown'
).split(' ')
/** Keys joined by +. */
export const keys: Check = (value) => {
  if (typeof value !== 'string' || value === '') return wrong('keys joined by +', value)
  const unknown = value.split('+').find((key) => key.length !== 1 && !namedKeys.includes(key))
  return unknown === undefined ? fine : [{ wanted: `the key "${unknown}"`, ...notAmong(unknown, namedKeys) }]
}

export interface Shape {
  required: Readonly<Record<string, Check>>
  optional?: Readonly<Record<string, Check>>
}

/** An object with these fields and no others. */
export const shaped =
  (what: string, { required, optional = {} }: Shape): Check =>
  (value, known) => {
    if (!isFields(value)) return wrong(what, value)
    const all = [...Object.keys(required), ...Object.keys(optional)]
    const surplus = Object.keys(value)
      .filter((key) => !all.includes(key))
      .map((key) => ({ wanted: `no field "${key}" in ${what}`, ...notAmong(key, all) }))
    const present = Object.entries({ ...required, ...optional }).filter(
      ([key]) => key in required || value[key] !== undefined,
    )
    return [
      ...surplus,
      ...present.flatMap(([key, check]) =>
        check(value[key], known).map(({ place, ...found }) => ({
          ...found,
          place: place === undefined ? key : `${key}.${place}`,
        })),
      ),
    ]
  }

/** Whether a value has more levels. Level by level, because what is nested very deep ends every function that calls itself. */
export function isTooDeep(value: unknown, levels: number): boolean {
  let level = [value]
  for (let passed = 0; passed < levels && level.length > 0; passed += 1)
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    )
  return level.some((each) => typeof each === 'object' && each !== null)
}
