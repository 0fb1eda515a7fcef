import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { CommandSubject } from '#machines/interaction/commandRequest'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { Started } from './started'
import type { RootState } from '../store'
import type { Kind } from '../model/nouns'
import type { Needs } from '../model/needs'
import type { Phrase } from './phrase'

/** The texts of the confirm dialog. Its button has the command's label. */
export interface ConfirmText {
  /** The question, with the name emphasised: "Stop web-1?". */
  title: Phrase
  /** What the command does, in the present tense. */
  body: string
  /** The steps of a plan: what each does. */
  steps?: readonly { label: string; body: string }[]
  tone: 'primary' | 'danger'
}

/** A mutation endpoint, as far as a command needs it. */
interface CommandEndpoint<Args, Answer> {
  initiate(
    args: Args,
    options: { track: false },
  ): ThunkAction<Started<Answer>, RootState, unknown, UnknownAction>
}

/** A command without its call. */
interface CommandWords<Row, Answer> {
  /** `instance.stop`: the name by which the log, the dialog and demos know it. */
  name: string
  label: string
  /** How the palette begins its line, before the name of the row, where that is more than the label. */
  paletteLabel?: string
  subject(row: Row): CommandSubject<Kind>
  /** The role that allows it; without one, only the server decides. */
  needs?: Needs | ((row: Row) => Needs | undefined)
  /** A second rule besides the lifecycle: why the command is disabled, or undefined. */
  disabledReason?(row: Row): string | undefined
  /** The confirmation; without it, the command runs at once. */
  confirm?(row: Row): ConfirmText
  /** The toast while the call runs, if it is slow and nothing else shows progress; it goes when the call has ended. */
  progressMessage?(row: Row): string
  /** The toast of success. */
  successMessage?(row: Row, answer: Answer): string
  /** The link of the success toast. */
  successLink?(row: Row, answer: Answer): { label: string; to: string }
  /** The title of the toast of failure. */
  errorMessage(row: Row): string
  /** The command changes the resource's state, which is watched until it settles. */
  watch?: boolean
  /** Polls the subject's state until unsubscribed; a plan waits with it. */
  follow?(row: Row): ThunkAction<Followed, RootState, unknown, UnknownAction>
}

/** A polling read; settles with its first answer. */
export interface Followed extends PromiseLike<unknown> {
  unsubscribe(): void
}

/** The rule that allows a command: a lifecycle and one of its commands. */
export interface Law {
  lifecycle: Lifecycle
  event: string
}

/** A command as data: menus, buttons, the confirm dialog, the palette, demos and tests all read the same object. */
interface CommandSpec<Row, Args, Answer, Event extends string> extends CommandWords<Row, NoInfer<Answer>> {
  endpoint: CommandEndpoint<Args, Answer>
  toArgs(row: Row): NoInfer<Args>
  /** The lifecycle that decides whether the command is allowed; without one, only the server decides. */
  lifecycle?: Lifecycle<string, Event>
  /** The command among those of its lifecycle. */
  event?: NoInfer<Event>
}

export interface Command<Row = unknown> extends CommandWords<Row, unknown> {
  /** The call that carries it out. */
  call(row: Row): ThunkAction<Started<unknown>, RootState, unknown, UnknownAction>
  /** Why it is not allowed now, as a sentence; undefined when it is allowed. */
  why(row: Row): string | undefined
  /** The rule that allows it; undefined where only the server decides. */
  law: Law | undefined
  /**
   * The lifecycle's comment on a server error: the state was another one, or the lifecycle allows the command.
   */
  allows(state: string): boolean | undefined
}

/**
 * Defines a command for a kind of record, as in `defineCommand<Instance>()({ … })`. A lifecycle, an event and arguments
 * that do not fit each other do not compile.
 */
export const defineCommand =
  <Row>() =>
  <Args, Answer, Event extends string = never>({
    endpoint,
    toArgs,
    lifecycle,
    event,
    ...words
  }: CommandSpec<Row, Args, Answer, Event>): Command<Row> => ({
    ...words,
    law: lifecycle && event ? { lifecycle: lifecycle as Lifecycle, event } : undefined,
    call: (row) => endpoint.initiate(toArgs(row), { track: false }),
    why: (row) =>
      (lifecycle && event ? lifecycle.why(words.subject(row).state ?? '', event) : undefined) ??
      words.disabledReason?.(row),
    allows: (state) => (lifecycle && event ? lifecycle.can(state, event) : undefined),
  })

/** The role that a command for a record needs; undefined where only the server knows. */
export const needsOf = <Row>({ needs }: Pick<Command<Row>, 'needs'>, row: Row): Needs | undefined =>
  typeof needs === 'function' ? needs(row) : needs
