import { useSelector } from '@xstate/react'
import { useObservable } from '#store/actors/observable'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import type { DemoSession } from '../page/demoSession'
import { chaptersOf, type PlayerActor } from '../page/playerActor'
import type { PlayerScreen } from '../page/screen'
import type { Wait } from '../player/stage'
import { Chapters } from './Chapters'
import { Controls } from './Controls'
import { Failure } from './Failure'
import { Hand } from './Hand'
import styles from './Player.module.css'
import { Spotlight } from './Spotlight'
import { Timeline } from './Timeline'
import { Words } from './Words'

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
      {isShowing && shown.pointer && <Hand at={shown.pointer} presses={shown.presses} speed={speed} />}
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
