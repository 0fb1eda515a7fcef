import {
  areAll,
  isMarked,
  hasFields,
  isNumber,
  isOneOf,
  isNullOr,
  isText,
  type Check,
} from '../kept/fieldChecks'
import { UNMARKED } from '../kept/keptModel'
import { isRecord } from '#model/isRecord'
import { isUndo } from '../undo/place'
import { isDeletion } from '../kept/deletedRecords'
import { endings, type Line, type LineKind, type Standing } from './line'

// Lines from outside of this page, which may be of any release or of a stranger: from the browser's database, and from other
// tabs.

const kinds: Readonly<Record<LineKind, true>> = {
  command: true,
  plan: true,
  upload: true,
  batch: true,
  change: true,
}
const row = hasFields({ kind: isText, id: isText, name: isText }, { key: isText })

type Required = { [Name in keyof Line]-?: object extends Pick<Line, Name> ? never : Name }[keyof Line]

/** The fields without which there is no line. */
const required: Readonly<Record<Required, Check>> = {
  id: isText,
  page: isText,
  seq: isNumber,
  schema: isNumber,
  kind: isOneOf(kinds),
  verb: isText,
  label: isText,
  subject: hasFields(
    { kind: isText, id: isText, name: isText },
    { part: isText, title: isText, state: isText },
  ),
  begunAt: isNumber,
  changedAt: isNumber,
  standing: isOneOf(endings satisfies Record<Standing, object>),
}

/** The other fields, each of which is left out by itself if it is none. */
const optional: Readonly<Record<Exclude<keyof Line, Required>, Check>> = {
  deletes: isMarked,
  event: isText,
  begunBy: hasFields({ source: isText, text: isText }),
  entry: isNumber,
  partOf: isText,
  row: isText,
  isDecided: isMarked,
  steps: areAll(isText),
  left: areAll(row),
  at: isText,
  isOnce: isMarked,
  api: isText,
  sentAt: isNumber,
  endedAt: isNumber,
  isUnseen: isMarked,
  outcome: hasFields(
    {},
    {
      words: isText,
      status: isNullOr(isNumber),
      errorCode: isNullOr(isText),
      requestId: isText,
      reached: isText,
      end: hasFields(
        { says: isText },
        {
          copy: hasFields({ label: isText, value: isText }),
          next: hasFields({ label: isText, to: isText }),
          begin: hasFields({
            label: isText,
            command: isText,
            subject: hasFields({ kind: isText, id: isText, name: isText }),
          }),
        },
      ),
    },
  ),
  isOver: isMarked,
  rows: hasFields({ total: isNumber, done: isNumber, failed: isNumber }, { unknown: isNumber }),
  unsure: areAll(row),
  undo: isUndo,
  undone: isMarked,
  deleted: isDeletion,
}

const checks: ReadonlyMap<string, Check> = new Map(Object.entries<Check>({ ...required, ...optional }))

const isWhole = (fields: object): fields is Line => hasFields(required)(fields)

/** The fields with values of the region. Those of older consoles have no mark. */
const marked: readonly string[] = ['undo', 'deleted'] satisfies (keyof Line)[]

const withMark = (name: string, field: unknown): unknown =>
  marked.includes(name) && isRecord(field) ? { model: UNMARKED, ...field } : field

/**
 * A value as a line, without what is no field of one; undefined if it is none. The values of the region in it are in the
 * model of their mark: `inModel` converts them.
 */
export function readLine(value: unknown): Line | undefined {
  if (!isRecord(value)) return undefined
  const fields = Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, withMark(name, field)] as const)
      .filter(([name, field]) => checks.get(name)?.(field)),
  )
  return isWhole(fields) ? fields : undefined
}
