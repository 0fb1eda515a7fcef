import { Suspense, useCallback, useId, useState } from 'react'
import { usePageParameters } from '#features/kit/routing/pageQuery'
import { useSearchParam } from '#features/kit/routing/useSearchParam'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { lazyPart } from '#ui/lazyPart'
import type { ReachAnswer } from './answerReach'
import { REACH_PARAMETER } from './reachParameter'
import styles from './ReachLine.module.css'

const ReachPart = lazyPart(async () => (await import('./ReachPart')).ReachPart)

const parameters = [REACH_PARAMETER]

interface ReachLineProps {
  at: { project: string; vpc: string }
  /** Called with the answer that is shown; undefined if there is none. Keep its identity. */
  onAnswer: (answer: ReachAnswer | undefined) => void
}

/** The line above the map and the rules of a VPC that opens the question whether one end can reach another. */
export function ReachLine({ at, onAnswer }: ReachLineProps) {
  const [question, ask] = useSearchParam(REACH_PARAMETER, '')
  usePageParameters(parameters)
  const [isAsking, setAsking] = useState(false)
  const isOpen = isAsking || question !== ''
  const id = useId()
  const toggle = useCallback(() => {
    setAsking(!isOpen)
    if (!isOpen) return
    ask('')
    onAnswer(undefined)
  }, [isOpen, ask, onAnswer])
  return (
    <div className={styles.line}>
      <span onPointerEnter={ReachPart.preload} onFocus={ReachPart.preload}>
        <DisclosureButton label="Can A reach B?" isOpen={isOpen} content={id} onToggle={toggle} />
      </span>
      {isOpen && (
        <section id={id} aria-label="Can A reach B?" className={styles.part}>
          <Suspense>
            <ReachPart at={at} question={question} onAsk={ask} onAnswer={onAnswer} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
