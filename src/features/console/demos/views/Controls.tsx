import List from 'lucide-react/icons/list'
import LogOut from 'lucide-react/icons/log-out'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SkipBack from 'lucide-react/icons/skip-back'
import StepForward from 'lucide-react/icons/step-forward'
import { Spinner } from '#ui/feedback/Spinner'
import { demoList } from '../noun'
import styles from './Controls.module.css'

interface Chapter {
  index: number
  title: string
}

interface ControlsProps {
  chapters: readonly Chapter[]
  /** The chapter that plays. */
  chapter: Chapter | undefined
  /** The step that plays. */
  index: number
  speed: number
  isPaused: boolean
  /** Whether the demo is over and the viewer uses the page. */
  isFree: boolean
  isListed: boolean
  isWaiting: boolean
  /** The state of the player, in a few words. */
  note: string
}

const ICON = 16

/** The target of "back": the start of the chapter, or at its start that of the previous one. */
function backTo(chapters: readonly Chapter[], { index: start }: Chapter, index: number): number {
  if (index > start + 1) return start
  return chapters.findLast((each) => each.index < start)?.index ?? start
}

/** A button of the player. `data-demo` names its action, see `controlActions.ts`. */
const Control = ({
  use,
  label,
  keys,
  children,
  ...state
}: {
  use: string
  label: string
  keys?: string
  children: React.ReactNode
  'aria-expanded'?: boolean
  'data-demo-back'?: boolean
  'data-main'?: boolean
}) => (
  <button
    type="button"
    className={styles.control}
    data-demo={use}
    aria-label={label}
    aria-keyshortcuts={keys}
    title={label}
    {...state}
  >
    {children}
  </button>
)

/** The controls of the player. */
export function Controls({
  chapters,
  chapter,
  index,
  speed,
  isPaused,
  isFree,
  isListed,
  isWaiting,
  note,
}: ControlsProps) {
  if (isFree)
    return (
      <div className={styles.controls}>
        <Control use="chapter:0" label="Play again" data-main>
          <RotateCcw size={ICON} aria-hidden /> Play again
        </Control>
        <a className={styles.control} href={demoList.to.page()}>
          All demos
        </a>
        <span className={styles.note} />
        <Control use="leave" label="Close the demo">
          Close
        </Control>
      </div>
    )
  return (
    <div className={styles.controls} role="group" aria-label="Controls">
      {chapter && (
        <Control
          use={`chapter:${backTo(chapters, chapter, index)}`}
          label="Back a chapter"
          keys="ArrowLeft"
          data-demo-back
        >
          <SkipBack size={ICON} aria-hidden />
        </Control>
      )}
      <Control use="toggle" label={isPaused ? 'Play' : 'Pause'} keys="Space" data-main>
        {isPaused ? <Play size={ICON} aria-hidden /> : <Pause size={ICON} aria-hidden />}
      </Control>
      <Control use="step" label="Play one step" keys="ArrowRight">
        <StepForward size={ICON} aria-hidden />
      </Control>
      <span className={styles.note} data-waits={isWaiting || undefined}>
        {isWaiting && <Spinner />}
        <span>{note}</span>
      </span>
      <Control use="speed" label={`Speed ${speed}×`} keys="ArrowUp ArrowDown">
        <span className={styles.speed}>{speed === 0.5 ? '½' : speed}×</span>
      </Control>
      <Control use="list" label="Chapters" aria-expanded={isListed}>
        <List size={ICON} aria-hidden />
      </Control>
      <Control use="leave" label="Leave and take over" keys="Escape">
        <LogOut size={ICON} aria-hidden /> Leave
      </Control>
    </div>
  )
}
