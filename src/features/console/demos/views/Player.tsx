import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useObservable } from '#store/observable'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import type { DemoSession } from '../page/demoSession'
import { chaptersOf, type PlayerActor } from '../page/playerActor'
import type { PlayerScreen, Shown } from '../page/screen'
import type { Wait } from '../player/stage'
import { Controls } from './Controls'
import styles from './Player.module.css'
import { tipsOf } from '../page/textInView'
import { pageClock } from '../page/pageClock'
import { POINTER_MS } from '../player/demoDurations'
import { StepFailure } from '../player/stepFailure'

/** The room between an element and its ring, in pixels. */
const ROOM = 6

/** The box around an element and the tip that the pointer has opened beside it. */
function boxAround(element: Element) {
  const boxes = [element, ...tipsOf(element)].map((each) => each.getBoundingClientRect())
  const x = Math.min(...boxes.map(({ left }) => left))
  const y = Math.min(...boxes.map(({ top }) => top))
  return {
    x,
    y,
    width: Math.max(...boxes.map(({ right }) => right)) - x,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
  }
}

/** A ring around the subject of the caption; dims the rest of the page. It follows its element. */
function Spotlight({ on }: { on: Element | undefined }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!on) return
    let cancel: (() => void) | undefined
    const follow = () => {
      const { x, y, width, height } = boxAround(on)
      if (ring.current)
        Object.assign(ring.current.style, {
          transform: `translate(${x - ROOM}px, ${y - ROOM}px)`,
          width: `${width + 2 * ROOM}px`,
          height: `${height + 2 * ROOM}px`,
        })
      cancel = pageClock()?.onFrame(follow)
    }
    follow()
    return () => cancel?.()
  }, [on])
  return on ? <div ref={ring} className={styles.spotlight} aria-hidden /> : null
}

/** The pointer of a demo, on its way or where it presses. */
const Pointer = ({
  at: { x, y },
  presses,
  speed,
}: {
  at: { x: number; y: number }
  presses: number
  speed: number
}) => (
  <div
    className={styles.pointer}
    style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${POINTER_MS / speed}ms` }}
    aria-hidden
  >
    {presses > 0 && <span key={presses} className={styles.press} />}
    <svg width="22" height="26" viewBox="0 0 22 26" className={styles.arrow}>
      <path d="M2 2 L2 20 L7 15.6 L10.4 23.4 L14 21.8 L10.7 14.2 L17.4 13.6 Z" />
    </svg>
  </div>
)

/** The chapters, to go to one of them. */
const Chapters = ({
  chapters,
  current,
}: {
  chapters: readonly { index: number; title: string }[]
  current: number | undefined
}) => (
  <ol className={styles.chapters} aria-label="Chapters">
    {chapters.map(({ index, title }, place) => (
      <li key={index}>
        <button
          type="button"
          data-demo={`chapter:${index}`}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{place + 1}</span>
          {title}
        </button>
      </li>
    ))}
  </ol>
)

/** The caption of the demo, also for screen readers. A notice of the player takes its place. */
const Words = ({ shown, notice }: { shown: Shown; notice: string | undefined }) => (
  <div className={styles.words} role="status" aria-live="polite" aria-label="Caption">
    {notice !== undefined ? (
      <p className={styles.caption}>{notice}</p>
    ) : shown.isBeginning ? (
      <p className={styles.title}>{shown.chapter}</p>
    ) : (
      shown.caption !== null && <p className={styles.caption}>{shown.caption}</p>
    )}
  </div>
)

/** The failure of a demo: the step, what it looked for, and what was there. */
function Failure({ failure, file }: { failure: unknown; file: string }) {
  if (!(failure instanceof StepFailure))
    return (
      <div className={styles.failure} role="alert">
        <strong>{`${file} cannot be played`}</strong>
        <p className={styles.reason}>{failure instanceof Error ? failure.message : String(failure)}</p>
      </div>
    )
  const { step, what, wanted, found, nearest } = failure.problem
  return (
    <div className={styles.failure} role="alert">
      <strong>{`${file}, step ${step}: ${what}`}</strong>
      <p>{`Wanted ${wanted}.`}</p>
      <p>{found}</p>
      {nearest !== undefined && <p>{`Did you mean ${nearest}?`}</p>}
    </div>
  )
}

/** The progress of the demo: a line with the starts of its chapters, and a body that moves along it. */
function Timeline({
  steps,
  index,
  chapters,
}: {
  steps: number
  index: number
  chapters: readonly { index: number; title: string }[]
}) {
  const share = (step: number) => `${steps === 0 ? 0 : (100 * step) / steps}%`
  return (
    <div className={styles.timeline} aria-hidden>
      <span className={styles.gone} style={{ width: share(index) }} />
      {chapters.map((chapter) => (
        <span
          key={chapter.index}
          className={styles.mark}
          data-passed={chapter.index <= index || undefined}
          style={{ insetInlineStart: share(chapter.index) }}
        />
      ))}
      <span className={styles.body} style={{ insetInlineStart: share(index) }} />
    </div>
  )
}

const waitText = ({ what, leftMs }: Wait) => `Waiting, ${leftMs / 1_000} s left: ${what}`

/** Everything that the player shows: pointer, spotlight, sentences and controls. */
export function Player({
  actor,
  screen,
  session: { script, file },
}: {
  actor: PlayerActor
  screen: PlayerScreen
  session: DemoSession
}) {
  const snapshot = useSelector(actor, (current) => current)
  const shown = useObservable(screen.shown)
  const { index, seekTo, failure, speed, isTouched } = snapshot.context
  const steps = script?.steps ?? []
  const chapters = chaptersOf(steps)
  const chapter = chapters.findLast((each) => each.index <= index)
  const isSeeking = snapshot.hasTag('hurries')
  const isFree = snapshot.hasTag('free')
  const isDone = snapshot.matches('done')
  const isPaused = snapshot.matches({ running: 'paused' })
  const isShowing = !isFree && !isSeeking
  return (
    <section
      className={styles.player}
      aria-label={script ? `Demo: ${script.title}` : 'Demo'}
      data-orrery-demo
    >
      {!isFree && <div className={styles.veil} data-demo="page" data-dim={isSeeking || undefined} />}
      {isShowing && <Spotlight on={shown.lit} />}
      {isShowing && shown.pointer && <Pointer at={shown.pointer} presses={shown.presses} speed={speed} />}
      <div className={styles.deck} data-side={isFree ? 'bottom' : shown.side}>
        {shown.isListed && <Chapters chapters={chapters} current={chapter?.index} />}
        <Words
          shown={shown}
          notice={
            isDone
              ? 'The end. The console is yours now: the region goes on from here.'
              : isSeeking
                ? `Going to “${chapters.findLast((each) => each.index <= seekTo)?.title ?? ''}”`
                : isTouched
                  ? 'This is a demo. Leave it to go on from here yourself.'
                  : undefined
          }
        />
        {snapshot.matches('failed') && <Failure failure={failure} file={file} />}
        <Timeline steps={steps.length} index={isDone ? steps.length : index} chapters={chapters} />
        <Controls
          chapters={chapters}
          chapter={chapter}
          index={index}
          speed={speed}
          isPaused={isPaused}
          isFree={isFree}
          isListed={shown.isListed}
          isWaiting={shown.wait !== undefined && !isPaused}
          note={isPaused ? 'Paused' : shown.wait ? waitText(shown.wait) : (chapter?.title ?? '')}
        />
        <VisuallyHidden>
          Space pauses and plays, the right arrow plays one step, the left arrow goes back a chapter, up and
          down change the speed, Tab leads to the controls, Escape pauses and then leaves.
        </VisuallyHidden>
      </div>
    </section>
  )
}
