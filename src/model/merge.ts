import { CHANGED_MEANWHILE, type ApiError, type Clash } from './apiError'
import { wireName, wireWords } from './case'
import { isSameValue } from './sameValue'

// An update of a record that others change too. It has three sides: what the user has seen (was), what they want (mine),
// and what the record has right before the write (theirs). What does not clash is joined. Rule: FORM-12.

/** The fields of a record, as an update sends them. */
type Fields = Readonly<Record<string, unknown>>

/** An update: the fields as the user has seen them, and as they want them. */
export interface Edit<Body extends object> {
  was: Partial<Body>
  body: Partial<Body>
}

/** Joins two changes of one value; undefined if they exclude each other. */
export type Join = (was: unknown, mine: unknown, theirs: unknown) => unknown

/** How the fields of a record are joined: a field without an entry is one value, which only one side can change. */
export type Joins = Readonly<Record<string, Join | undefined>>

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/**
 * Joins two changes of a list: what each side has added or removed. The order of theirs stays.
 *
 * @param keyOf the identity of an entry
 * @param options.isOpen an empty list stands for everything: to become empty, or no longer so, clashes with any change
 */
export const joinLists =
  <Item>(keyOf: (item: Item) => string, { isOpen = false } = {}): Join =>
  (was, mine, theirs) => {
    const sides = [was, mine, theirs].map((side) => listOf(side) as readonly Item[])
    if (isOpen && sides.some((side) => side.length === 0)) return undefined
    const [before = [], wanted = [], present = []] = sides
    const has = (side: readonly Item[], item: Item) => side.some((other) => keyOf(other) === keyOf(item))
    const kept = present.filter((item) => has(wanted, item) || !has(before, item))
    return [...kept, ...wanted.filter((item) => !has(before, item) && !has(kept, item))]
  }

/** The names of the fields in which two records differ. */
export const differing = (one: object, other: object): string[] => {
  const [left, right]: readonly Fields[] = [{ ...one }, { ...other }]
  return Object.keys(one).filter((field) => !isSameValue(left?.[field], right?.[field]))
}

interface Merged<Body extends object> {
  /** The fields to write: what the user has changed, and what is not there yet. */
  changed: Partial<Body>
  clashes: readonly Clash[]
}

/** An update of which the user may not have seen all fields, or any. */
interface Asked<Body extends object> {
  was?: Partial<Body> | undefined
  body: Partial<Body>
}

/** Whether the user has changed a field. One that they have not seen is one that they set. */
export function isChanged<Body extends object>({ was, body }: Asked<Body>, field: string): boolean {
  const [seen, wanted]: readonly Fields[] = [{ ...was }, { ...body }]
  return !seen || !(field in seen) || !isSameValue(seen[field], wanted?.[field])
}

/** The update of a record for what is there now. */
export function mergeFields<Body extends object>(
  { was, body }: Asked<Body>,
  now: Fields,
  joins: Joins = {},
): Merged<Body> {
  const clashes: Clash[] = []
  const changed: Record<string, unknown> = {}
  const seen: Fields = { ...was }
  for (const [field, mine] of Object.entries(body)) {
    const theirs = now[field]
    if (!isChanged({ was, body }, field) || isSameValue(mine, theirs)) continue
    if (!(field in seen) || isSameValue(seen[field], theirs)) {
      changed[field] = mine
      continue
    }
    const joined = joins[field]?.(seen[field], mine, theirs)
    if (joined === undefined) clashes.push({ field, was: seen[field], mine, theirs })
    else if (!isSameValue(joined, theirs)) changed[field] = joined
  }
  return { changed: changed as Partial<Body>, clashes }
}

/**
 * Joins two changes of a record by its fields; undefined if any of them clashes.
 *
 * @param insists what clashes becomes mine
 */
export function joinFields<Body extends object>(
  { was, mine, theirs }: { was: Body; mine: Body; theirs: Body },
  { joins, insists = false }: { joins?: Joins; insists?: boolean } = {},
): Body | undefined {
  const now: Fields = Object.fromEntries(Object.entries(theirs))
  const { changed, clashes } = mergeFields<Body>({ was, body: mine }, now, joins)
  if (clashes.length > 0 && !insists) return undefined
  const insisted = Object.fromEntries(clashes.map(({ field, mine: value }) => [field, value]))
  return { ...theirs, ...changed, ...insisted }
}

/** The edit after the question of its clashes: what is kept is no change any more, and what is replaced was seen. */
export function settleEdit<Body extends object>(
  { was, body }: Edit<Body>,
  clashes: readonly Clash[],
  keeps: 'mine' | 'theirs',
): Edit<Body> {
  const theirs = Object.fromEntries(clashes.map(({ field, theirs: value }) => [field, value]))
  return { was: { ...was, ...theirs }, body: keeps === 'theirs' ? { ...body, ...theirs } : body }
}

/** The code of the error that the console itself raises for a write that another client has replaced at once. */
const CHANGED_AFTER = 'ChangedAfter'

/** The fields in words: "custom router, name". */
const inWords = (fields: readonly string[]) => fields.map((field) => wireWords(wireName(field))).join(', ')

/** The error of a change of what is no longer as the user has seen it: nothing was written. */
export const changedMeanwhile = (what: string, fields: readonly string[]): ApiError => ({
  statusCode: 409,
  errorCode: CHANGED_MEANWHILE,
  message: `${what} has been changed by someone else meanwhile (${inWords(fields)}).`,
})

/** The error of an update with clashes: nothing was written, and the user can be asked. */
export const clashing = (what: string, clashes: readonly Clash[]): ApiError => ({
  ...changedMeanwhile(
    what,
    clashes.map(({ field }) => field),
  ),
  clashes,
})

/** The error of an update that was written, and replaced by another client at once. */
export const changedAfter = (what: string, fields: readonly string[]): ApiError => ({
  statusCode: 409,
  errorCode: CHANGED_AFTER,
  message: `${what} has been saved, and someone else has replaced it at once (${inWords(fields)}).`,
})
