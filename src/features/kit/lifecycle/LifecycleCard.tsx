import { useMemo, useRef, type RefObject } from 'react'
import { stateChart } from '#features/console/debugger/noun'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { PossibleStep } from '#store/commands/plan'
import { Button } from '#ui/actions/Button'
import { PopoverPopup } from '#ui/overlays/PopoverPopup'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { Link } from '#features/kit/routing/Link'
import { CourseLine } from './course/CourseLine'
import { isPossible, outcomeOf, type Verb } from './course/verb'
import { StateHistory } from './history/StateHistory'
import { TimeInState } from './course/TimeInState'
import styles from './LifecycleCard.module.css'
import { commonRole, notPossible } from './notPossible'
import type { OpenCard } from './openCard'
import { useLook } from './stuck'
import { useVerbs } from './useVerbs'

interface LifecycleCardProps {
  card: OpenCard
  onClose: () => void
  /** Called after `onClose` when a verb runs or a link is followed. */
  onLeave?: () => void
}

const useNoSteps = (): readonly PossibleStep[] => []

/**
 * The card of a resource with a lifecycle: its present state and since when, the commands that are allowed now, and the
 * others with the commands that have to run first. Rule: LAW-2.
 */
export function LifecycleCard({ card, onClose, onLeave }: LifecycleCardProps) {
  const { anchor, focus = anchor, part, resource, row } = card
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  const focusRef = useMemo(() => ({ current: focus }), [focus])
  const heading = useRef<HTMLHeadingElement>(null)
  const { lifecycle, kind, useSteps = useNoSteps } = resource
  const { id, name, state, since } = resource.read(row)
  const look = useLook(resource, row)
  const verbs = useVerbs()(resource.commands(row), [...(resource.steps?.(row) ?? []), ...useSteps(row)])
  const now = verbs.filter(isPossible)
  const notNow = verbs.filter((verb) => !isPossible(verb))
  const common = commonRole(notNow)
  const whyNot = useRoleReason(undefined, common?.acts)
  const forbidden = common && whyNot(common.needs)
  const byRole = forbidden && `${forbidden}.`
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
    <PopoverPopup
      anchor={anchorRef}
      finalFocus={focusRef}
      initialFocus={part === 'notPossible' ? heading : undefined}
      title={name}
      onClose={onClose}
    >
      <div className={styles.course}>
        <CourseLine
          lifecycle={lifecycle}
          state={state}
          look={look}
          time={<TimeInState kind={kind} lifecycle={lifecycle} id={id} state={state} since={since} />}
          allowed={new Set(now.map(({ event }) => event))}
        />
      </div>
      {now.length > 0 && (
        <PossibleNow
          verbs={now}
          run={run}
          outcome={(verb) => outcomeOf(lifecycle, state, verb.event, resource.effect?.(row))}
        />
      )}
      {/* Nearly all of its other commands need the same role; the menu has the rest, such as the serial console. */}
      {!byRole && others.length > 0 && (
        <p className={styles.also}>
          Can {now.length > 0 && 'also '}be {others.join(', ')}.
        </p>
      )}
      {notNow.length > 0 && (
        <NotPossible
          lifecycle={lifecycle}
          state={state}
          verbs={notNow}
          byRole={byRole}
          run={run}
          heading={heading}
        />
      )}
      {/* Last, so that a verb has the focus first. */}
      <div className={styles.section}>
        <StateHistory kind={kind} lifecycle={lifecycle} id={id}>
          <Link to={stateChart(kind, id)} onClick={leave}>
            How its states work
          </Link>
        </StateHistory>
      </div>
    </PopoverPopup>
  )
}

interface VerbsProps {
  verbs: readonly Verb[]
  /** @returns a function that runs a verb */
  run: (verb: Verb) => () => void
}

/** The verbs that may be done now. @param outcome where a verb leads, in words */
const PossibleNow = ({ verbs, run, outcome }: VerbsProps & { outcome: (verb: Verb) => string }) => (
  <ul aria-label="May be done now" className={`${styles.section} ${styles.list}`}>
    {verbs.map((verb) => (
      <li key={verb.event}>
        <Button size="small" busy={verb.isAsked} onClick={run(verb)}>
          {verb.label}
        </Button>
        <span>{outcome(verb)}</span>
      </li>
    ))}
  </ul>
)

interface NotPossibleProps extends VerbsProps {
  lifecycle: Lifecycle
  state: string
  /** The reason of all, if it is the user's role. */
  byRole: string | undefined
  heading: RefObject<HTMLHeadingElement | null>
}

/** The other verbs: why they cannot be done, and those that can after others. */
function NotPossible({ lifecycle, state, verbs, byRole, run, heading }: NotPossibleProps) {
  const title = byRole ? 'Not possible with your role' : 'Not possible now'
  return (
    <section aria-label={title} className={styles.section}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {byRole ? (
        <p className={styles.also}>{byRole}</p>
      ) : (
        <ul className={styles.list}>
          {verbs.map((verb) => (
            <li key={verb.event} className={styles.reason}>
              <span>{notPossible(lifecycle, state, verb)}</span>
              {verb.planned && (
                <Button size="small" onClick={run(verb)}>
                  {verb.planned.whole}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The other commands allowed now, in the words of the lifecycle: they take more than the record, such as a form. */
const otherCommands = (lifecycle: Lifecycle, state: string, verbs: readonly Verb[]) =>
  lifecycle.commands
    .filter((command) => lifecycle.can(state, command) && !verbs.some(({ event }) => event === command))
    .map((command) => lifecycle.words[command])
