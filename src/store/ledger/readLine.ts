import { isRecord } from '../model/isRecord'
import { isUndo } from '../undo/place'
import { isDeleted } from './deleted'
import { endings, type Line, type LineKind, type Standing } from './line'

// Lines from outside of this page, which may be of any release or of a stranger: from the browser's database, and from other
// tabs.

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const number: Check = (value) => Number.isFinite(value)
const flag: Check = (value) => value === true
const oneOf =
  (names: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(names, value)
const all =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

/** An object with fields that it must have, and others that it may have. */
const having =
  (must: Readonly<Record<string, Check>>, may: Readonly<Record<string, Check>> = {}): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(must).every(([name, check]) => check(value[name])) &&
    Object.entries(may).every(([name, check]) => value[name] === undefined || check(value[name]))

const kinds: Readonly<Record<LineKind, true>> = {
  command: true,
  plan: true,
  upload: true,
  batch: true,
  change: true,
}
const row = having({ kind: text, id: text, name: text }, { key: text })

type Required = { [Name in keyof Line]-?: object extends Pick<Line, Name> ? never : Name }[keyof Line]

/** The fields without which there is no line. */
const required: Readonly<Record<Required, Check>> = {
  id: text,
  page: text,
  seq: number,
  schema: number,
  kind: oneOf(kinds),
  verb: text,
  label: text,
  subject: having({ kind: text, id: text, name: text }, { part: text, title: text, state: text }),
  begunAt: number,
  changedAt: number,
  standing: oneOf(endings satisfies Record<Standing, object>),
}

/** The other fields, each of which is left out by itself if it is none. */
const optional: Readonly<Record<Exclude<keyof Line, Required>, Check>> = {
  deletes: flag,
  event: text,
  begunBy: having({ source: text, text }),
  entry: number,
  partOf: text,
  row: text,
  isDecided: flag,
  steps: all(text),
  left: all(row),
  at: text,
  isOnce: flag,
  api: text,
  sentAt: number,
  endedAt: number,
  isUnseen: flag,
  outcome: having(
    {},
    { words: text, status: orNull(number), errorCode: orNull(text), requestId: text, reached: text },
  ),
  isOver: flag,
  rows: having({ total: number, done: number, failed: number }, { unknown: number }),
  unsure: all(row),
  undo: isUndo,
  undone: flag,
  deleted: isDeleted,
}

const checks: ReadonlyMap<string, Check> = new Map(Object.entries<Check>({ ...required, ...optional }))

const isWhole = (fields: object): fields is Line => having(required)(fields)

/** A value as a line, without what is no field of one; undefined if it is none. */
export function readLine(value: unknown): Line | undefined {
  if (!isRecord(value)) return undefined
  const fields = Object.fromEntries(
    Object.entries(value).filter(([name, field]) => checks.get(name)?.(field)),
  )
  return isWhole(fields) ? fields : undefined
}
