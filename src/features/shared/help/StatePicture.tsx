import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StateTone } from '#ui/feedback/StateBadge'
import { CourseDrawing } from '#features/kit/lifecycle/course/CourseDrawing'
import styles from './HelpText.module.css'

interface StatePictureProps {
  of: Lifecycle
  tone: (state: string) => StateTone
  /** The state that the body is on. */
  state: string
}

/** The course of a resource, as its own page draws it. A picture of what the list of its states says. */
export const StatePicture = ({ of, tone, state }: StatePictureProps) => (
  <div className={styles.course} aria-hidden>
    <div>
      <CourseDrawing
        lifecycle={of}
        state={state}
        look={{ tone: tone(state), moving: of.isTransitional(state) }}
        allowed={new Set(of.commands.filter((command) => of.can(state, command)))}
      />
    </div>
  </div>
)
