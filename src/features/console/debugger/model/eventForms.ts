import type { InteractionEvent } from '#machines/interaction/interactionEvent'

/**
 * The events that a user can send: all but those with a whole request, which a dialog of their own creates, the
 * end of a row, which carries the error of a request, and what was looked up again for a batch.
 */
export type SentEvent = Exclude<
  InteractionEvent,
  { request: unknown } | { type: 'row.ended' | 'batch.extended' }
>
type SentType = SentEvent['type']

/** The input type of an event's field. */
export type FieldKind = 'text' | 'secret' | 'number' | 'yesNo'

/** The fields of an event that it cannot do without. */
type FieldOf<Event> = Exclude<
  { [Field in keyof Event]-?: object extends Pick<Event, Field> ? never : Field }[keyof Event],
  'type'
>

/** The fields of each event. A missing event of a machine, or a wrong field, does not compile. */
const forms: {
  readonly [Type in SentType]: {
    readonly [Field in FieldOf<Extract<SentEvent, { type: Type }>>]: FieldKind
  }
} = {
  'batch.dismissed': {},
  'batch.paused': {},
  'batch.resumed': {},
  'batch.retried': {},
  'batch.stopped': {},
  'code.changed': { letters: 'text' },
  'code.submitted': {},
  'confirm.accepted': {},
  'confirm.dismissed': {},
  'console.available': {},
  'console.unavailable': {},
  'connection.lost': {},
  'dialog.left': {},
  'lines.changed': {},
  'login.submitted': { username: 'text', password: 'secret' },
  'page.left': {},
  'page.shown': {},
  'plan.continued': {},
  'plan.dismissed': {},
  'plan.halted': {},
  'plan.retried': {},
  'region.busy': {},
  'region.ready': {},
  'retry.asked': {},
  'row.retried': { index: 'number' },
  'row.rested': { index: 'number' },
  'row.skipped': { index: 'number' },
  'session.expired': { location: 'text' },
  'session.insisted': {},
  'session.kept': {},
  'session.left': {},
  'stream.answered': {},
  'stream.closed': { code: 'number', reason: 'text' },
  'stream.opened': {},
  'subject.observed': { state: 'text', isAtRest: 'yesNo' },
  'undo.insisted': {},
  'undo.kept': {},
  'update.asked': {},
  'upload.cancelled': {},
  'upload.renamed': { name: 'text' },
  'upload.resumed': {},
  'upload.sent': {},
  'version.doubted': {},
  'version.refused': {},
  'way.barred': { reason: 'text' },
  'way.moved': {},
  'way.opened': {},
  'way.passed': {},
}

/** The types of the events that a user can send. */
export const sentEvents = Object.keys(forms) as readonly SentType[]

/** The fields of an event, by their names. */
export const fieldsOf = (type: string): readonly (readonly [name: string, kind: FieldKind])[] =>
  Object.entries(
    (forms as Readonly<Record<string, Readonly<Record<string, FieldKind>> | undefined>>)[type] ?? {},
  )

/** The value of an empty field. */
const empty: Readonly<Record<FieldKind, string | number | boolean>> = {
  text: '',
  secret: '',
  number: 1000,
  yesNo: false,
}

/** A typed text as the value of its field. */
function valueOf(kind: FieldKind, typed: string | undefined): string | number | boolean {
  if (typed === undefined) return empty[kind]
  if (kind === 'number') return Number(typed)
  return kind === 'yesNo' ? typed === 'on' : typed
}

/** An event from the texts of its form. @param typed by the name of each field; a box that is ticked has `on` */
export const eventFrom = (type: string, typed: Readonly<Record<string, string>>): SentEvent =>
  ({
    type,
    ...Object.fromEntries(fieldsOf(type).map(([name, kind]) => [name, valueOf(kind, typed[name])])),
  }) as SentEvent

/** An event with empty fields, to test whether an actor would accept it. */
export const sampleOf = (type: SentType): SentEvent => eventFrom(type, {})
