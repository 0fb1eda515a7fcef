import type { IntentSource } from '#machines/interaction/commandRequest'
import { isRecord } from '../model/isRecord'
import type { Entry, EntryKind, IntentDetails, KeptFields } from './entry'

// Reads the entries of saved logs, which may be from an older console, into the current type.

/**
 * The version of the format of saved entries. In version 1 every subject was a text, and intents had no `act`.
 */
export const ENTRY_VERSION = 2

type Check = (value: unknown) => boolean

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number'
const isYesNo: Check = (value) => typeof value === 'boolean'
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const among =
  (names: Readonly<Record<string, true>>): Check =>
  (value) =>
    isText(value) && Object.hasOwn(names, value)
/** An object with at least these fields. */
const has =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

/** The state value of a machine: a name, or nested states by the names of their parents. */
const isState: Check = (value) => isText(value) || (isRecord(value) && Object.values(value).every(isState))
const isTarget: Check = (value) =>
  has({ role: isText, name: optional(isText), has: optional(isText), within: optional(isTarget) })(value)
const isActor = has({ actor: isText })
const isResource = has({ kind: isText, id: isText })
const isSubject = has({ kind: isText, id: isText, name: isText })
const sources: Readonly<Record<IntentSource, true>> = {
  browser: true,
  pointer: true,
  keyboard: true,
  palette: true,
  demo: true,
  debugger: true,
}
const acts: Readonly<Record<NonNullable<IntentDetails['act']>, true>> = {
  change: true,
  click: true,
  submit: true,
  type: true,
}

const isCommandSubject = has({
  kind: isText,
  id: isText,
  name: isText,
  part: optional(isText),
  state: optional(isText),
})
const isRequest = has({
  command: isText,
  label: optional(isText),
  subject: isCommandSubject,
  source: optional(among(sources)),
})
const keptFields: { readonly [Type in keyof KeptFields]: Readonly<Record<keyof KeptFields[Type], Check>> } = {
  'command.issued': { id: isText, request: isRequest, watches: isYesNo },
  'confirm.asked': { request: isRequest },
  'plan.issued': { id: isText, request: isRequest, steps: isTexts },
  'way.barred': { reason: isText },
  'subject.observed': { isAtRest: isYesNo },
  'login.submitted': { username: isText },
  'session.expired': { location: isText },
  'stream.closed': { code: isNumber, reason: isText },
  'upload.submitted': { kind: isText, name: isText },
  'undo.asked': { label: isText, subject: isCommandSubject },
}
const fieldsByType: Readonly<Record<string, Readonly<Record<string, Check>> | undefined>> = keptFields

/** An event. Known types must have their kept fields; types that no machine has any more are valid. */
const isEvent: Check = (value) =>
  isRecord(value) && isText(value['type']) && has(fieldsByType[value['type']] ?? {})(value)

const isChange: Check = (value) =>
  has({ name: isText, from: isText, to: isText })(value) &&
  (has({ verdict: among({ byServer: true, byCommand: true }), steps: isTexts })(value) ||
    has({ verdict: among({ unlawful: true, unknown: true }) })(value))

/** The checks of each kind of entry. */
const kinds: {
  readonly [Kind in EntryKind]: Readonly<Record<keyof Pick<Entry, 'subject' | 'data'>, Check>>
} = {
  intent: {
    subject: isText,
    data: has({
      source: among(sources),
      act: optional(among(acts)),
      at: optional(isTarget),
      option: optional(isText),
      field: optional(isText),
      keys: optional(isText),
      by: optional(isNumber),
      fails: optional(has({ operation: isText, times: isNumber })),
      reports: optional(
        has({ kind: isText, name: isText, from: optional(isText), to: isText, isHeld: isYesNo }),
      ),
    }),
  },
  event: { subject: isActor, data: isEvent },
  state: {
    subject: isActor,
    data: has({ machine: isText, from: nullable(isState), to: isState, version: optional(isText) }),
  },
  request: { subject: isText, data: has({ args: isRecord, requestId: isText }) },
  reply: {
    subject: isText,
    data: has({
      status: nullable(isNumber),
      errorCode: optional(nullable(isText)),
      words: optional(isText),
      serverRequestId: nullable(isText),
      ms: isNumber,
    }),
  },
  observed: { subject: isResource, data: isChange },
  action: { subject: isText, data: isRecord },
  route: { subject: isText, data: has({ from: isText }) },
  batch: {
    subject: isText,
    data: has({
      id: isText,
      verb: isText,
      label: isText,
      kind: isText,
      total: isNumber,
      phase: among({ begun: true, row: true, paused: true, ended: true }),
      rows: optional((value) => Array.isArray(value) && value.every(isSubject)),
      at: optional(isText),
      row: optional(
        has({ subject: isSubject, outcome: isText, words: optional(isText), requestId: optional(isText) }),
      ),
    }),
  },
  note: {
    subject: isResource,
    data: has({
      verdict: among({ refused: true, stale: true }),
      command: isText,
      state: isText,
      answer: isText,
    }),
  },
}
const isPlaced = has({
  seq: isNumber,
  at: isNumber,
  cause: nullable(isNumber),
  answers: optional(isNumber),
  also: optional(isNumber),
})

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  isPlaced(value) &&
  isText(value['kind']) &&
  Object.hasOwn(kinds, value['kind']) &&
  has(kinds[value['kind'] as EntryKind])(value)

/** Converts an entry from version 1 to version 2. */
function fromVersion1(entry: unknown): unknown {
  if (!isRecord(entry)) return entry
  const { kind, subject, data } = entry
  if (!isText(subject)) return entry
  if (kind === 'event' || kind === 'state')
    return { ...entry, subject: { actor: subject.replace(/^actor\//, '') } }
  if (kind === 'observed' || kind === 'note') {
    const [, of = '', id = ''] = /^([^:]*):(.*)$/s.exec(subject) ?? []
    return { ...entry, subject: { kind: of, id } }
  }
  const [act = ''] = subject.split(' ')
  return kind === 'intent' && isRecord(data) && among(acts)(act)
    ? { ...entry, data: { ...data, act } }
    : entry
}

/**
 * Reads an entry of a saved log.
 *
 * @param version of the saved log, at most {@link ENTRY_VERSION}
 * @returns undefined for an invalid entry
 */
export function readEntry(saved: unknown, version: number): Entry | undefined {
  const entry = version === 1 ? fromVersion1(saved) : saved
  return isEntry(entry) ? entry : undefined
}
