import { Suspense } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StateTone } from '#ui/feedback/StateBadge'
import { lazyPart } from '#ui/lazyPart'
import styles from '../Help.module.css'

const drawing = async () => (await import('#features/kit/lifecycle/course/CourseDrawing')).CourseDrawing

const CourseDrawing = lazyPart(drawing, { isOptional: true, isRare: true })

/** Fetches the code of the picture, without which the page is shown as well. */
export async function loadPicture(): Promise<void> {
  CourseDrawing.preload()
  await drawing().catch(() => {})
}

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
      <Suspense>
        <CourseDrawing
          lifecycle={of}
          state={state}
          look={{ tone: tone(state), moving: of.isTransitional(state) }}
          allowed={new Set(of.commands.filter((command) => of.can(state, command)))}
        />
      </Suspense>
    </div>
  </div>
)
