import type { Lifecycle } from '../../machines/lifecycle/ask'
import type { OperationName } from '../api/generated/operationTypes'
import type { FirewallChange } from '../api/firewall'
import type { InstanceChange } from '../api/instances'
import type { NicChange } from '../api/networkInterfaces'
import type { Answer, CallArgs } from '../api/operation'
import type { PolicyChange } from '../api/policies'
import type { Phrase } from './phrase'

/** What the confirm dialog says before a command is carried out. Its button is the command's own label. */
export interface ConfirmText {
  /** The question, with what it is about standing out: "Stop web-1?". */
  title: Phrase
  /** What happens, in the present tense. */
  body: string
  tone: 'primary' | 'danger'
}

/** Whom a command is for, as the log and the watcher know it. */
export interface CommandSubject {
  kind: string
  id: string
  name: string
  state?: string
}

/** Endpoints that stand for more than one operation, and what they take. */
interface Composed {
  instanceChange: InstanceChange
  instanceNetworkInterfaceChange: NicChange
  firewallRuleChange: FirewallChange
  policyRoleChange: PolicyChange
}

/** What a command may call: an operation, or an endpoint made of several. */
type CallName = OperationName | keyof Composed
type ArgsOf<Name extends CallName> = Name extends keyof Composed
  ? Composed[Name]
  : Name extends OperationName
    ? CallArgs<Name>
    : never

type AnswerOf<Name extends CallName> = Name extends OperationName ? Answer<Name> : unknown

/** A verb as data. Menus, buttons, the confirm dialog, the palette, demos and tests all read the same object. */
interface CommandSpec<Record, Name extends CallName> {
  /** `instance.stop`: the name by which the log, the dialog and demos carry it. */
  name: string
  label: string
  operation: Name
  toArgs(record: Record): ArgsOf<Name>
  subject(record: Record): CommandSubject
  /** Who decides whether it is allowed; without one it always is, and the server has the last word. */
  lifecycle?: Lifecycle
  event?: string
  /** A second law, where two things have a say: why it forbids the command, or undefined. */
  forbids?(record: Record): string | undefined
  /** Asked before it is carried out; without it, it is carried out at once. */
  confirm?(record: Record): ConfirmText
  /** The toast while the server works on it, where an answer takes long and nothing else shows it. */
  underway?(record: Record): string
  /** The toast of success. */
  started?(record: Record, answer: AnswerOf<Name>): string
  /** The one link of the toast of success. */
  startedLink?(record: Record, answer: AnswerOf<Name>): { label: string; to: string }
  /** The title of the toast of failure. */
  failed(record: Record): string
  /** The resource moves because of it, and is watched until it rests. */
  watch?: boolean
}

export interface Command<Record = unknown> extends Omit<
  CommandSpec<Record, CallName>,
  'toArgs' | 'started' | 'startedLink'
> {
  toArgs(record: Record): object
  started?(record: Record, answer: unknown): string
  startedLink?(record: Record, answer: unknown): { label: string; to: string }
  /** Why the law forbids it now, as a sentence; undefined when it is allowed. */
  why(record: Record): string | undefined
}

const registry = new Map<string, Command>()

/** Defines a command and enters it under its name. @throws if the name is taken: two verbs would be one in the log. */
export function defineCommand<Record, Name extends CallName>(
  spec: CommandSpec<Record, Name>,
): Command<Record> {
  const { lifecycle, event } = spec
  const command: Command<Record> = {
    ...spec,
    why: (record) =>
      (lifecycle && event ? lifecycle.why(spec.subject(record).state ?? '', event) : undefined) ??
      spec.forbids?.(record),
  }
  if (registry.has(spec.name) && !import.meta.hot)
    throw new Error(`There is a command "${spec.name}" already`)
  registry.set(spec.name, command as Command)
  return command
}

/** The command of a name. @throws if no module that defines it has been loaded. */
export function commandNamed(name: string): Command {
  const command = registry.get(name)
  if (!command) throw new Error(`There is no command "${name}"`)
  return command
}
