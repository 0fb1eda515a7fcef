import { useMemo, useCallback } from 'react'
import { stateChart } from '#features/debugger/noun'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { wayTo } from '#machines/lifecycle/way'
import { type PossibleStep, planFor, type PlanStep } from '#store/commands/plan'
import { Button } from '#ui/actions/Button'
import { StateBadge } from '#ui/feedback/StateBadge'
import { PopoverPopup } from '#ui/overlays/PopoverPopup'
import { Link } from '#features/kit/routing/Link'
import { CourseDrawing } from './course/CourseDrawing'
import { outcomeOf, stateWord, type Verb } from './course/verb'
import { TimeInState } from './course/TimeInState'
import styles from './LawCard.module.css'
import type { OpenCard } from './openCard'
import { useVerbs } from './useVerbs'
import { usePlan } from '#store/hooks'
import { useRoleReason } from '#features/kit/roles/useRoleReason'

/**
 * Returns a function that converts plans to verbs, for commands that are not allowed now. Leaves out plans with a
 * step that the user's roles do not allow. Each verb has the event of the last command of its plan.
 */
function usePlanVerbs() {
  const dispatchPlan = usePlan()
  const whyNot = useRoleReason()
  return useCallback(
    (commands: readonly PlanStep[], by: readonly PossibleStep[]): Verb[] =>
      commands.flatMap(({ command, record }) => {
        const plan = planFor(command, record, by)
        if (!plan || !command.law || plan.needs.some(whyNot)) return []
        return { event: command.law.event, label: plan.label, run: () => dispatchPlan(plan) }
      }),
    [dispatchPlan, whyNot],
  )
}

interface LawCardProps {
  card: OpenCard
  onClose: () => void
  /** Called after `onClose` when a verb runs or a link is followed. */
  onLeave?: () => void
}

const useNoSteps = (): readonly PossibleStep[] => []

/**
 * The law of one resource at one moment: its place on its course and since when, the verbs allowed now, and the
 * others with the verbs that have to run first. Rule: LAW-2.
 */
export function LawCard({ card: { anchor, focus = anchor, law, row }, onClose, onLeave }: LawCardProps) {
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  const focusRef = useMemo(() => ({ current: focus }), [focus])
  const { lifecycle, kind, tone, useSteps = useNoSteps } = law
  const { id, name, state, since } = law.read(row)
  const commands = law.commands(row)
  const verbs = useVerbs()(commands)
  const planned = usePlanVerbs()(commands, [...(law.steps?.(row) ?? []), ...useSteps(row)])
  const now = verbs.filter(({ disabledReason }) => disabledReason === undefined)
  const notNow = verbs.filter(({ disabledReason }) => disabledReason !== undefined)
  const others = otherCommands(lifecycle, state, verbs)
  const leave = () => {
    onClose()
    onLeave?.()
  }
  // Closes the card first: the confirm dialog takes the focus from it.
  const run = (verb: Verb) => () => {
    leave()
    verb.run()
  }
  return (
    <PopoverPopup anchor={anchorRef} finalFocus={focusRef} title={name} onClose={onClose}>
      <p className={styles.state}>
        <StateBadge tone={tone(state)} label={state} moving={lifecycle.isTransitional(state)} />
        <TimeInState
          kind={kind}
          lifecycle={lifecycle}
          id={id}
          state={state}
          {...(since === undefined ? {} : { since })}
        />
      </p>
      <CourseDrawing lifecycle={lifecycle} state={state} tone={tone(state)} small />
      {now.length > 0 && (
        <ul aria-label="May be done now" className={styles.list}>
          {now.map((verb) => (
            <li key={verb.event}>
              <Button size="small" onClick={run(verb)}>
                {verb.label}
              </Button>
              <span>{outcomeOf(lifecycle, state, verb.event, law.effect?.(row))}</span>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className={styles.also}>
          Can {now.length > 0 && 'also '}be {others.join(', ')}.
        </p>
      )}
      {notNow.length > 0 && (
        <ul aria-label="Not now" className={styles.list}>
          {notNow.map((verb) => (
            <NotNow
              key={verb.event}
              lifecycle={lifecycle}
              state={state}
              verb={verb}
              first={firstOf(lifecycle, state, verb, now)}
              plan={planned.find(({ event }) => event === verb.event)}
              run={run}
            />
          ))}
        </ul>
      )}
      {/* Last, so that a verb has the focus first. */}
      <p className={styles.chart}>
        <Link to={stateChart(kind, id)} onClick={leave}>
          State chart
        </Link>
      </p>
    </PopoverPopup>
  )
}

/** The first verb of the way to another one; undefined if it is not allowed now. */
const firstOf = (lifecycle: Lifecycle, state: string, { event }: Verb, now: readonly Verb[]) => {
  const first = wayTo(lifecycle, state, event)?.[0]
  return now.find((verb) => verb.event === first?.event)
}

interface NotNowProps {
  lifecycle: Lifecycle
  state: string
  verb: Verb
  first: Verb | undefined
  /** A plan that runs the whole way. */
  plan: Verb | undefined
  run: (verb: Verb) => () => void
}

/** A verb that is not allowed now, with what would have to be true first, and the verb that makes it true. */
const NotNow = ({ lifecycle, state, verb, first, plan, run }: NotNowProps) => (
  <li>
    <span className={styles.off}>{verb.label}</span>
    <span className={styles.way}>
      {first ? (
        <span>
          <button type="button" className={styles.first} onClick={run(first)}>
            {first.label}
          </button>{' '}
          it to {verb.label.toLowerCase()} it
        </span>
      ) : (
        <span>{waiting(lifecycle, state, verb.event) ?? verb.disabledReason}</span>
      )}
      {plan && (
        <Button size="small" onClick={run(plan)}>
          {plan.label}
        </Button>
      )}
    </span>
  </li>
)

/** "Once it is running", for a way that starts with waiting. */
function waiting(lifecycle: Lifecycle, state: string, event: string): string | undefined {
  const way = wayTo(lifecycle, state, event) ?? []
  const end = way.findIndex(({ kind }) => kind === 'command')
  const last = way[end - 1]
  return last && `Once it is ${stateWord(last.to).toLowerCase()}`
}

/** The other commands allowed now, in the words of the lifecycle: they take more than the record, such as a form. */
const otherCommands = (lifecycle: Lifecycle, state: string, verbs: readonly Verb[]) =>
  lifecycle.commands
    .filter((command) => lifecycle.can(state, command) && !verbs.some(({ event }) => event === command))
    .map((command) => lifecycle.words[command])
