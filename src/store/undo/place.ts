import type { FactValue } from './undoView'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Started } from '../commands/started'
import type { OperationName } from '../api/generated/operationTypes'
import type { Modelled } from '../kept/keptModel'
import type { RootState } from '../store'
import { isSameValue } from '#model/sameValue'
import type { Cached } from '../api/cached'

// A place of the region that has one value, which a change replaces and an undo puts back. Rule: UNDO-1.

/** A change of a place that can be undone: plain facts without secrets, kept by the browser with the line of the change. */
export interface Undo extends Modelled {
  /** The kind of the place. */
  kind: string
  /** The ids that find the place again. */
  key: object
  /** The place in words: "Quotas of research". */
  title: string
  before: unknown
  after: unknown
}

/** Whether a value from outside of this page is the undo of a change. */
export const isUndo = (value: unknown): value is Undo =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'model' in value &&
  typeof value.model === 'string' &&
  'key' in value &&
  typeof value.key === 'object' &&
  value.key !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'before' in value &&
  'after' in value

/** Whether two changes are of the same place. */
export const isSamePlace = (one: Undo, other: Undo): boolean =>
  one.kind === other.kind && JSON.stringify(one.key) === JSON.stringify(other.key)

/** Sends a request for the undo that runs, which is its cause. */
export type UndoAsk = <Answer>(
  request: ThunkAction<Started<Answer>, RootState, unknown, UnknownAction>,
) => Promise<Answer>

/** Options of a read: the region is asked, whatever the page has in its cache. */
export const FRESH = { forceRefetch: true } as const

/** Options of a write. */
export const WRITE = { track: false } as const

/** A change that the region has accepted. */
export interface Called<Args, Answer = unknown, Replaced = unknown> {
  args: Args
  answer: Answer
  /** The record that the change replaced, where it was read right before. */
  replaced: Replaced
  /** The cache as it was when the change was sent. */
  cached: Cached
}

interface Change<Key, Value> {
  key: Key
  title: string
  before: Value
  after: Value
}

/** A fact of a value, in words. */
export interface Fact {
  label: string
  value: FactValue
}

/** The sides of a value that others have changed since a change: after it, before it, and now. */
export interface SidesOf<Value> {
  was: Value
  mine: Value
  theirs: Value
}

/** The answer that a value is a part of. */
interface PartOf<Key, Value> {
  operation: OperationName | ((key: Key) => OperationName)
  /** An answer that has the value, and nothing beside it. */
  with(value: Value): unknown
  /** The value in an answer. @throws if it is not in it */
  in(answer: never, key: Key): Value
}

/** An answer of an older version in the model. */
export type AnswerUp = (operation: OperationName, answer: unknown) => unknown

interface PlaceSpec<Key extends object, Value> {
  /** The value that each change of the place replaces, by the endpoint; undefined if it is not known. */
  changes: Readonly<Record<string, (call: Called<never, never, never>) => Change<Key, Value> | undefined>>
  /** The value in the region now. */
  read(ask: UndoAsk, key: Key): Promise<Value>
  /** Puts a value in the place of the one that is there now. */
  write(ask: UndoAsk, key: Key, to: { value: Value; now: Value }): Promise<unknown>
  /** The value in words. Nothing for a place without a value. */
  words(value: Value): readonly Fact[]
  /**
   * The value to write where others have changed the place since: what was before, with what they have changed beside it.
   * Undefined if both have changed the same; a place without it is one value. @param insists the person has seen theirs
   */
  join?(sides: SidesOf<Value>, insists: boolean): Value | undefined
  /** The part that decides whether two values are the same; by default all of it. */
  essence?(value: Value): unknown
  /** By which a kept value is converted. A place without it has ids and names alone, which are the same in all versions. */
  partOf?: PartOf<Key, Value>
}

/** A kind of place, for code that knows no kinds. */
export interface PlaceKind {
  changeOf(endpoint: string, call: Called<unknown>): Omit<Undo, 'kind' | 'model'> | undefined
  read(ask: UndoAsk, undo: Undo): Promise<unknown>
  write(ask: UndoAsk, undo: Undo, to: { value: unknown; now: unknown }): Promise<unknown>
  words(value: unknown): readonly Fact[]
  /** What to write where others have changed the place since; undefined if both have changed the same. */
  join(undo: Undo, now: unknown, insists: boolean): unknown
  isSame(one: unknown, other: unknown): boolean
  /** A change that was kept in an older model, in the model. @throws if it cannot be converted */
  inModel(undo: Undo, up: AnswerUp): Pick<Undo, 'before' | 'after'>
}

/** Joins two changes of the one item that a place has; one that was added or removed is one value. */
export const joinOne =
  <Item extends { name: string }>(join: (sides: SidesOf<Item>, insists: boolean) => Item | undefined) =>
  ({ was, mine, theirs }: SidesOf<readonly Item[]>, insists: boolean): readonly Item[] | undefined => {
    const [[after], [before], [now]] = [was, mine, theirs]
    if (!after || !before || now?.name !== after.name || theirs.length > 1) return undefined
    const joined = join({ was: after, mine: before, theirs: now }, insists)
    return joined && [joined]
  }

/** Declares a kind of place. */
export function placeKind<Key extends object, Value>(spec: PlaceSpec<Key, Value>): PlaceKind {
  const { changes, read, write, words, join, essence = (value) => value, partOf } = spec
  // A value that was kept has the type of its kind: the kind has made it.
  const valueOf = (value: unknown) => value as Value
  const keyOf = ({ key }: Undo) => key as Key
  const isSame = (one: unknown, other: unknown) => isSameValue(essence(valueOf(one)), essence(valueOf(other)))
  return {
    changeOf(endpoint, call) {
      const change = changes[endpoint]?.(call as Called<never, never, never>)
      return change && !isSame(change.before, change.after) ? change : undefined
    },
    read: (ask, undo) => read(ask, keyOf(undo)),
    write: (ask, undo, { value, now }) =>
      write(ask, keyOf(undo), { value: valueOf(value), now: valueOf(now) }),
    words: (value) => words(valueOf(value)),
    join: ({ before, after }, now, insists) =>
      join?.({ was: valueOf(after), mine: valueOf(before), theirs: valueOf(now) }, insists),
    isSame,
    inModel(undo, up) {
      const { before, after } = undo
      if (!partOf) return { before, after }
      const key = keyOf(undo)
      const { operation } = partOf
      const name = typeof operation === 'string' ? operation : operation(key)
      const convert = (value: unknown) => partOf.in(up(name, partOf.with(valueOf(value))) as never, key)
      return { before: convert(before), after: convert(after) }
    },
  }
}

/** Some fields of a record; all of them without names. */
export const only = <Row extends object>(row: Row, names: readonly string[] | undefined): Partial<Row> =>
  names
    ? (Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Partial<Row>)
    : row

/** Like {@link only}. @throws if the record has not all of them */
export function keptFields<Row extends object>(row: Row, names: readonly string[] | undefined): Partial<Row> {
  const lost = names?.find((name) => row[name as keyof Row] === undefined)
  if (lost !== undefined) throw new Error(`${lost} is not in it`)
  return only(row, names)
}
