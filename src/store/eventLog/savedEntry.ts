import type { IntentSource } from '#machines/interaction/commandRequest'
import type { ChangeVerdict } from '#machines/lifecycle/ask'
import { isRecord } from '#model/isRecord'
import { areAll, isMarked, isNullOr, isOneOf, isText, isYesOrNo, type Check } from '../kept/fieldChecks'
import type {
  BatchData,
  BatchSubject,
  Entry,
  EntryKind,
  IntentDetails,
  KeptFields,
  LoggedRequest,
} from './entry'
import type { IntentTarget } from './intentTarget'

// Reads the entries of saved logs, which may be from an older console, into the current type.

/**
 * The version of the format of saved entries. In version 1 every subject was a text, and intents had no `act`.
 */
export const ENTRY_VERSION = 2

/** A check for each field of a type. */
type Checks<Contents> = { readonly [Field in keyof Contents]-?: Check }
type Data<Kind extends EntryKind> = Entry<Kind>['data']
type ExplainedChange = Extract<ChangeVerdict, { steps: unknown }>
type UnexplainedChange = Exclude<ChangeVerdict, ExplainedChange>

const isNumber: Check = (value) => typeof value === 'number'
const isTexts = areAll(isText)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
/** An object with at least the fields of a type, which has to be named: each of its fields needs a check. */
const has =
  <Contents = never>(checks: Checks<NoInfer<Contents>>): Check =>
  (value) =>
    isRecord(value) && Object.entries<Check>(checks).every(([name, check]) => check(value[name]))

/** The state value of a machine: a name, or nested states by the names of their parents. */
const isState: Check = (value) => isText(value) || (isRecord(value) && Object.values(value).every(isState))
const isTarget: Check = (value) =>
  has<IntentTarget>({
    role: isText,
    name: optional(isText),
    has: optional(isText),
    within: optional(isTarget),
  })(value)
const isActor = has<Entry<'event'>['subject']>({ actor: isText })
const isResource = has<Entry<'observed'>['subject']>({ kind: isText, id: isText })
const isBatchSubject = has<BatchSubject>({ kind: isText, id: isText, name: isText, key: optional(isText) })
const isCommandSubject = has<LoggedRequest['subject']>({
  kind: isText,
  id: isText,
  name: isText,
  part: optional(isText),
  title: optional(isText),
  state: optional(isText),
})
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

const isRequest = has<LoggedRequest>({
  command: isText,
  label: optional(isText),
  deletes: optional(isMarked),
  event: optional(isText),
  subject: isCommandSubject,
  source: optional(isOneOf(sources)),
})
const keptFields: { readonly [Type in keyof KeptFields]: Checks<KeptFields[Type]> } = {
  'command.issued': { id: isText, request: isRequest, watches: isYesOrNo },
  'confirm.asked': { request: isRequest },
  'plan.issued': { id: isText, request: isRequest, steps: isTexts },
  'way.barred': { reason: isText },
  'subject.observed': { isAtRest: isYesOrNo },
  'login.submitted': { username: isText },
  'session.expired': { location: isText },
  'stream.closed': { code: isNumber, reason: isText },
  'upload.submitted': { kind: isText, name: isText },
  'undo.asked': { label: isText, subject: isCommandSubject },
}
const fieldsByType: Readonly<Record<string, Readonly<Record<string, Check>> | undefined>> = keptFields

/** An event. Known types must have their kept fields; types that no machine has any more are valid. */
const isEvent: Check = (value) =>
  isRecord(value) &&
  isText(value['type']) &&
  has<Readonly<Record<string, unknown>>>(fieldsByType[value['type']] ?? {})(value)

const isChange: Check = (value) =>
  has<Pick<Data<'observed'>, 'name' | 'from' | 'to'>>({ name: isText, from: isText, to: isText })(value) &&
  (has<ExplainedChange>({ verdict: isOneOf({ byServer: true, byCommand: true }), steps: isTexts })(value) ||
    has<UnexplainedChange>({ verdict: isOneOf({ unlawful: true, unknown: true }) })(value))

/** The checks of each kind of entry. */
const kinds: {
  readonly [Kind in EntryKind]: Checks<Pick<Entry, 'subject' | 'data'>>
} = {
  intent: {
    subject: isText,
    data: has<Data<'intent'>>({
      source: isOneOf(sources),
      act: optional(isOneOf(acts)),
      at: optional(isTarget),
      option: optional(isText),
      field: optional(isText),
      keys: optional(isText),
      by: optional(isNumber),
      fails: optional(has<NonNullable<IntentDetails['fails']>>({ operation: isText, times: isNumber })),
      reports: optional(
        has<NonNullable<IntentDetails['reports']>>({
          kind: isText,
          name: isText,
          from: optional(isText),
          to: isText,
          isHeld: isYesOrNo,
        }),
      ),
    }),
  },
  event: { subject: isActor, data: isEvent },
  state: {
    subject: isActor,
    data: has<Data<'state'>>({
      machine: isText,
      from: isNullOr(isState),
      to: isState,
      version: optional(isText),
    }),
  },
  request: { subject: isText, data: has<Data<'request'>>({ args: isRecord, requestId: isText }) },
  reply: {
    subject: isText,
    data: has<Data<'reply'>>({
      status: isNullOr(isNumber),
      errorCode: optional(isNullOr(isText)),
      words: optional(isText),
      serverRequestId: isNullOr(isText),
      ms: isNumber,
    }),
  },
  observed: { subject: isResource, data: isChange },
  action: { subject: isText, data: has<Data<'action'>>({ payload: () => true }) },
  route: { subject: isText, data: has<Data<'route'>>({ from: isText }) },
  batch: {
    subject: isText,
    data: has<BatchData>({
      id: isText,
      verb: isText,
      label: isText,
      kind: isText,
      total: isNumber,
      phase: isOneOf({ begun: true, row: true, paused: true, ended: true }),
      whole: optional(isBatchSubject),
      rows: optional((value) => Array.isArray(value) && value.every(isBatchSubject)),
      at: optional(isText),
      isOnce: optional(isMarked),
      row: optional(
        has<NonNullable<BatchData['row']>>({
          subject: isBatchSubject,
          outcome: isText,
          words: optional(isText),
          requestId: optional(isText),
        }),
      ),
    }),
  },
  note: {
    subject: isResource,
    data: has<Data<'note'>>({
      verdict: isOneOf({ refused: true, stale: true }),
      command: isText,
      event: optional(isText),
      state: isText,
      answer: isText,
    }),
  },
}
const isPlaced = has<Omit<Entry, 'kind' | 'subject' | 'data'>>({
  seq: isNumber,
  at: isNumber,
  cause: isNullOr(isNumber),
  answers: optional(isNumber),
  also: optional(isNumber),
})

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  isPlaced(value) &&
  isText(value['kind']) &&
  Object.hasOwn(kinds, value['kind']) &&
  has<Pick<Entry, 'subject' | 'data'>>(kinds[value['kind'] as EntryKind])(value)

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
  return kind === 'intent' && isRecord(data) && isOneOf(acts)(act)
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
