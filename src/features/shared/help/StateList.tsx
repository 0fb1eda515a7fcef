import { use, useState } from 'react'
import { HelpScopeContext } from '#features/kit/help/helpScope'
import { orList, type Lifecycle } from '#machines/lifecycle/ask'
import { wireWords, withoutCapital } from '#model/case'
import { StateBadge, type StateTone } from '#ui/feedback/StateBadge'
import styles from './HelpText.module.css'
import { StatePicture } from './StatePicture'

/** The states the server may report next without a command. */
function followers(lifecycle: Lifecycle, state: string): string[] {
  const next = lifecycle.states.filter(
    (other) => other !== state && lifecycle.next(state, `report.${other}`) === other,
  )
  return next.map((other) => withoutCapital(wireWords(other)))
}

/** The commands allowed in this state, in the lifecycle's words. */
const doable = (lifecycle: Lifecycle, state: string): string[] =>
  lifecycle.commands
    .filter((command) => lifecycle.can(state, command))
    .map((command) => lifecycle.words[command] ?? command)

interface StatesProps {
  of: Lifecycle
  /** The badge of each state, as in lists. */
  tone: (state: string) => StateTone
}

/**
 * All states of a resource: allowed commands and possible next states. Read from the lifecycle machine. On a page, as
 * opposed to a panel, its course is above. The body is on the state that was pointed at last, at first on the one in
 * which all is well.
 */
export function StateList({ of, tone }: StatesProps) {
  const { level } = use(HelpScopeContext)
  const [pointed, setPointed] = useState(
    () => of.states.find((state) => tone(state) === 'well') ?? of.initial,
  )
  return (
    <>
      {level === 2 && <StatePicture of={of} tone={tone} state={pointed} />}
      <ul className={styles.states}>
        {of.states.map((state) => {
          const can = doable(of, state)
          const next = followers(of, state)
          return (
            <li key={state} onPointerEnter={() => setPointed(state)}>
              <StateBadge tone={tone(state)} label={wireWords(state)} moving={of.isTransitional(state)} />
              <span>
                {can.length > 0 ? `Can be ${orList(can)}.` : 'Nothing can be done with it.'}
                {next.length > 0 && ` May become ${orList(next)}.`}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface WhileProps<Command extends string> {
  of: Lifecycle<string, Command>
  command: Command
}

/** The states in which a command is allowed: `stopped or failed`. */
export const While = <Command extends string>({ of, command }: WhileProps<Command>) => (
  <b>{orList(of.allowedStates(command).map(wireWords))}</b>
)
