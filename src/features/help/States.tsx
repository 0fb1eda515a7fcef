import { orList, type Lifecycle } from '../../machines/lifecycle/ask'
import { StateBadge, type StateTone } from '../../ui/StateBadge'
import styles from './Help.module.css'

const spoken = (state: string) => state.replaceAll('_', ' ')

/** Where the server may take a thing from this state without a command. */
function followers(lifecycle: Lifecycle, state: string): string[] {
  const next = lifecycle.states.filter(
    (other) => other !== state && lifecycle.next(state, `report.${other}`) === other,
  )
  return next.map(spoken)
}

/** What can be done in this state, as the lifecycle words it. */
const doable = (lifecycle: Lifecycle, state: string): string[] =>
  lifecycle.commands
    .filter((command) => lifecycle.can(state, command))
    .map((command) => lifecycle.words[command] ?? command)

interface StatesProps {
  of: Lifecycle
  /** How each state looks, as in the lists. */
  tone: (state: string) => StateTone
}

/** Every state of a thing: what it allows, and what it may become by itself. Read off the lifecycle machine. */
export const States = ({ of, tone }: StatesProps) => (
  <ul className={styles.states}>
    {of.states.map((state) => {
      const can = doable(of, state)
      const next = followers(of, state)
      return (
        <li key={state}>
          <StateBadge tone={tone(state)} label={state} moving={of.isTransitional(state)} />
          <span>
            {can.length > 0 ? `Can be ${orList(can)}.` : 'Nothing can be done with it.'}
            {next.length > 0 && ` May become ${orList(next)}.`}
          </span>
        </li>
      )
    })}
  </ul>
)

interface WhileProps<Command extends string> {
  of: Lifecycle<string, Command>
  command: Command
}

/** The states in which a command is allowed: `stopped or failed`. */
export const While = <Command extends string>({ of, command }: WhileProps<Command>) => (
  <b>{orList(of.allowedStates(command).map(spoken))}</b>
)
