import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { CommandSubject } from '#machines/interaction/commandRequest'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { Article } from './article'
import type { Started } from './started'
import type { AppStore, RootState } from '../store'
import type { Kind } from '#model/nouns'
import type { Cached } from '../api/cached'
import type { Ended, EndWords } from './end'
import type { Needs } from '#model/needs'
import type { Amounts, Many } from './manyRule'
import type { ConfirmText } from './question'

/** The part of a mutation endpoint that a command needs. */
interface CommandEndpoint<Args, Answer> {
  initiate(
    args: Args,
    options: { track: false },
  ): ThunkAction<Started<Answer>, RootState, unknown, UnknownAction>
}

/** A command as its menus and the log have it. */
interface Labelled<Row> {
  /** `instance.stop`: the name in the log, in the dialog and in demos. */
  name: string
  label: string
  /** The label in the palette, before the name of the row, if it differs from `label`. */
  paletteLabel?: string
  /** It deletes its subject. Its entry is red, and many of them are typed as a number. Rule: MANY-4. */
  deletes?: true
  subject(row: Row): CommandSubject<Kind>
}

/** The requirements of a command besides its lifecycle. */
interface Conditions<Row> {
  /** The required role; without one, only the server decides. */
  needs?: Needs | ((row: Row) => Needs | undefined)
  /** A second rule besides the lifecycle: why the command is disabled, or undefined. */
  disabledReason?(row: Row): string | undefined
  /** The part of the silo's quota that it takes. */
  takes?(row: Row): Amounts
}

/** The end of a command on many records: a sentence, and the command that comes next on them, as they are then. */
export interface EndOfMany {
  /** "17 stopped, 34 vCPUs free", without a full stop. */
  says: string
  next?: { label: string; steps: readonly { command: Command; record: unknown }[] }
}

/** How a command runs on many records. */
interface OnMany<Row> {
  /** Whether it can run on many records, and what follows a request without a response. */
  many: Many
  /** It changes a record that it shares with other records of its kind, so a batch sends one request at a time. */
  inTurn?: true
  /** What a batch says once its records are at rest, of those that were done. Rule: CMD-9. */
  endOfMany?(rows: readonly Row[]): EndOfMany
}

/** `never`, or only where the rest of the quota is less than what the command takes. */
type Asks = 'never' | 'overQuota'

/** The confirm dialog of a command. */
interface Question<Row> {
  /** The confirmation; without it, the command runs at once. @param article of one row, or of each of several */
  confirm?(row: Row, article: Article): ConfirmText
  /**
   * When the command on one record asks, if not always: where nothing is lost. A plan and a batch ask in any case, since
   * they are more than one command. Rule: CMD-8.
   */
  asks?: Asks
  /**
   * Of a deletion: what of the records could be brought back, as sentences. Asked while the question is open, which does
   * not wait for it. Rule: BACK-6. @throws the error of a request
   */
  returns?(rows: readonly Row[], store: AppStore): Promise<string>
  /**
   * Of a deletion that the region refuses while something is in the record: where the dialog leads then; undefined if
   * the address is not known.
   */
  refusedLink?(row: Row, cached: Cached): { label: string; to: string } | undefined
  /** Of such a deletion: the argument of the lists of what is in the record, `{ project: 'web' }`. */
  heldBy?(row: Row): Readonly<Record<string, string>>
}

/** What a command says of itself. */
interface Words<Row, Answer> {
  /**
   * The toast while it is under way, if it is slow and nothing else shows its progress: it goes when the request has ended.
   * Of a command that is watched, it is shown from the acceptance on, and goes when the resource is at rest.
   */
  begins?(row: Row): string
  /**
   * The words of its end: once the request is answered, or the resource that is watched is at rest. `elsewhere` where
   * something else says it. Rule: CMD-9.
   */
  end(row: Row, ended: Ended<Answer>): string | EndWords | undefined
  /** The title of the failure toast. */
  errorMessage(row: Row): string
}

/** How a command goes on after its request was accepted. */
interface Aftermath<Row, Answer> {
  /** The command changes the resource's state; the observer watches it until it settles. */
  watch?: boolean
  /** Of a command that creates: whether a record that was found by its name is what the command created. */
  isMade?(row: Row, found: unknown): boolean
  /**
   * Reads after a refusal whether another client has done the same meanwhile, where no state of the resource says so.
   * Rule: CMD-7.
   */
  isSo?(row: Row): ThunkAction<Promise<boolean>, RootState, unknown, UnknownAction>
  /** The thing that it makes, if that is complete only later: the command ends once it is, and fails if it never is. */
  makes?(row: Row, answer: Answer): Made | undefined
  /**
   * Reads the subject again and again until unsubscribed: a plan waits by it for the state that its next step needs. A
   * command that creates its subject reads it by name, since it has no id yet: an instance `web-1` of its project.
   */
  follow?(row: Row): ThunkAction<Followed, RootState, unknown, UnknownAction>
}

/** A command without its call. */
interface CommandFacts<Row, Answer>
  extends
    Labelled<Row>,
    Conditions<Row>,
    OnMany<Row>,
    Question<Row>,
    Words<Row, Answer>,
    Aftermath<Row, Answer> {}

/** The thing that a command makes, and the event of its lifecycle that it allows once it is complete. */
export interface Made {
  subject: CommandSubject<Kind>
  rule: Rule
  follow: ThunkAction<Followed, RootState, unknown, UnknownAction>
}

/** A polling read; resolves with its first response. */
export interface Followed extends PromiseLike<unknown> {
  unsubscribe(): void
}

/** The rule that allows a command: a lifecycle and one of its commands. */
export interface Rule {
  lifecycle: Lifecycle
  event: string
}

/**
 * A command as data: menus, buttons, the confirm dialog, the palette, demos and tests all read the same object.
 */
interface CommandSpec<Row, Args, Answer, Event extends string> extends CommandFacts<Row, NoInfer<Answer>> {
  endpoint: CommandEndpoint<Args, Answer>
  toArgs(row: Row): NoInfer<Args>
  /** The lifecycle that decides whether the command is allowed; without one, only the server decides. */
  lifecycle?: Lifecycle<string, Event>
  /** The command's event in that lifecycle. */
  event?: NoInfer<Event>
}

export interface Command<Row = unknown> extends CommandFacts<Row, unknown> {
  /** Dispatches the request. */
  call(row: Row): ThunkAction<Started<unknown>, RootState, unknown, UnknownAction>
  /** Why the command is disabled, as a sentence; undefined when it is allowed. */
  why(row: Row): string | undefined
  /** The rule that allows the command; undefined if only the server decides. */
  rule: Rule | undefined
  /** Whether the lifecycle allows the command in a state, to explain a server error about the state. */
  allows(state: string): boolean | undefined
}

/**
 * Defines a command for a kind of record, as in `defineCommand<Instance>()({ … })`. Lifecycle, event and
 * arguments are type-checked against each other.
 */
export const defineCommand =
  <Row>() =>
  <Args, Answer, Event extends string = never>({
    endpoint,
    toArgs,
    lifecycle,
    event,
    ...facts
  }: CommandSpec<Row, Args, Answer, Event>): Command<Row> => ({
    ...facts,
    rule: lifecycle && event ? { lifecycle: lifecycle as Lifecycle, event } : undefined,
    call: (row) => endpoint.initiate(toArgs(row), { track: false }),
    why: (row) =>
      (lifecycle && event ? lifecycle.why(facts.subject(row).state ?? '', event) : undefined) ??
      facts.disabledReason?.(row),
    allows: (state) => (lifecycle && event ? lifecycle.can(state, event) : undefined),
  })

/** The required role for a record; undefined if only the server knows. */
export const needsOf = <Row>({ needs }: Pick<Command<Row>, 'needs'>, row: Row): Needs | undefined =>
  typeof needs === 'function' ? needs(row) : needs
