import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TrialView } from '#store/trial/trialView'
import { Button } from '#ui/actions/Button'
import { useRoomBelow } from '#ui/layout/useRoomBelow'
import { useRootMark } from '#ui/layout/useRootMark'
import { useNow } from '#ui/text/useNow'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { announcement, timeLeftText, trialStatusText, trialTitle } from './trialText'
import styles from './TrialBar.module.css'

/** The changes on trial, at the foot of every page. Rule: PROB-6. */
export function TrialBar({ trials }: { trials: readonly TrialView[] }) {
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar, true, '--trials')
  useRootMark('data-trials')
  return (
    <section ref={bar} className={styles.bar} aria-label="Changes on trial">
      <Announced trials={trials} />
      <ul className={styles.list}>
        {trials.map((trial) => (
          <OneTrial key={trial.id} trial={trial} />
        ))}
      </ul>
    </section>
  )
}

/** Announces the trials whose status has changed. The region is mounted before its text. */
function Announced({ trials }: { trials: readonly TrialView[] }) {
  const before = useRef<ReadonlyMap<string, TrialView['status']>>(new Map())
  const [said, setSaid] = useState('')
  useEffect(() => {
    const changed = trials.filter(({ id, status }) => before.current.get(id) !== status)
    before.current = new Map(trials.map(({ id, status }) => [id, status]))
    if (changed.length > 0) setSaid(changed.map(announcement).join(' '))
  }, [trials])
  return (
    <div role="status" aria-live="polite" aria-label="Trials">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}

/** The time that is left. Renders each second, and nothing else does. */
function Left({ until }: { until: number }) {
  const now = useNow((from) => (from < until ? from + 1 : Number.POSITIVE_INFINITY), 1_000)
  return <span className={styles.left}>{timeLeftText(until - now)}</span>
}

/** Where the focus goes from a trial that ends: to the next one, else to the page. */
function focusNext(ended: HTMLElement) {
  const { parentElement: list } = ended
  const next = [...(list?.children ?? [])].find((item) => item !== ended)?.querySelector('button')
  const target = next ?? document.getElementById('content')
  target?.focus()
}

/** Why nothing can be decided about a change that is being put back. */
const REVERTING = 'It is being put back'

function OneTrial({ trial }: { trial: TrialView }) {
  const { until, status, keep, putBack } = trial
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { current } = item
    return () => {
      if (current?.contains(document.activeElement)) focusNext(current)
    }
  }, [])
  const title = trialTitle(trial)
  const said = trialStatusText(trial)
  const of = <VisuallyHidden>{` ${title}`}</VisuallyHidden>
  const isReverting = status === 'reverting'
  const noBack = isReverting ? REVERTING : status === 'cutOff' ? 'The region cannot be reached' : undefined
  return (
    <li ref={item} className={styles.trial}>
      <span className={styles.text}>
        <strong>{title}</strong>:{' '}
        {said ?? (
          <>
            put back in <Left until={until} />
          </>
        )}
      </span>
      <Button size="small" onClick={keep} disabledReason={isReverting ? REVERTING : undefined}>
        {status === 'contested' ? 'Leave it' : 'Keep it'}
        {of}
      </Button>
      <Button size="small" tone="ghost" onClick={putBack} disabledReason={noBack}>
        {status === 'contested' ? 'See what changed' : 'Put back now'}
        {of}
      </Button>
    </li>
  )
}
