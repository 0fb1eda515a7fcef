import { useState } from 'react'
import { DAY_MS } from '#src/durations'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { imageLifecycle } from '#machines/lifecycle/imageLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { unadoptedDiskLifecycle } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { updateLifecycle } from '#machines/lifecycle/updateLifecycle'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { StateTone } from '#ui/feedback/StateBadge'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { Card } from '#ui/layout/Card'
import { Course } from '#features/kit/lifecycle/course/Course'
// Fetched with the page, so that whole drawings are there at once.
import '#features/kit/lifecycle/course/CourseDrawing'
import { TimeText } from '#features/kit/lifecycle/course/TimeInState'
import { eventWord, stateWord } from '#features/kit/lifecycle/course/verb'
import { multicastGroupTone, multicastMemberTone } from '#features/kit/lifecycle/multicastTones'
import {
  bfdTone,
  deliveryTone,
  rackMembershipTone,
  supportBundleTone,
  unadoptedDiskTone,
  updateTone,
} from '#features/kit/lifecycle/regionTones'
import { diskTone, imageTone, instanceTone, snapshotTone } from '#features/kit/lifecycle/stateTones'

const lifecycles: readonly [Lifecycle, (state: string) => StateTone][] = [
  [instanceLifecycle, instanceTone],
  [diskLifecycle, diskTone],
  [snapshotLifecycle, snapshotTone],
  [imageLifecycle, imageTone],
  [supportBundleLifecycle, supportBundleTone],
  [webhookDeliveryLifecycle, deliveryTone],
  [bfdSessionLifecycle, bfdTone],
  [rackMembershipLifecycle, rackMembershipTone],
  [unadoptedDiskLifecycle, unadoptedDiskTone],
  [multicastGroupLifecycle, multicastGroupTone],
  [multicastMemberLifecycle, multicastMemberTone],
  [updateLifecycle, updateTone],
]

/** The course of every lifecycle, driven by its commands; a list has the region's reports. */
export const LifecycleGallery = () =>
  lifecycles.map(([lifecycle, tone]) => (
    <Card key={lifecycle.id} title={`Course of ${lifecycle.noun}`}>
      <OneCourse lifecycle={lifecycle} tone={tone} />
    </Card>
  ))

/** The commands that the courses of pages have. */
const PAGE_VERBS: ReadonlySet<string> = new Set(
  [
    'start',
    'stop',
    'reboot',
    'snapshot',
    'download',
    'disable',
    'resend',
    'abort',
    'adopt',
    'withdraw',
    'leave',
    'delete',
  ].map((verb) => `command.${verb}`),
)

/** The longest words for a time and a usual time: "11 mo 29 d" and "59 min 59 s", in milliseconds. */
const LONGEST_MS = 359 * DAY_MS
const LONGEST_USUAL_MS = 3_599_000

interface OneCourseProps {
  lifecycle: Lifecycle
  tone: (state: string) => StateTone
}

function OneCourse({ lifecycle, tone }: OneCourseProps) {
  const [state, setState] = useState<string>(lifecycle.usual.states[0] ?? lifecycle.initial)
  const [isWhole, setIsWhole] = useState(true)
  const verbs = lifecycle.commands
    .filter((event) => PAGE_VERBS.has(event))
    .map((event) => {
      const text = lifecycle.why(state, event)
      return {
        event,
        label: eventWord(event),
        reason: text === undefined ? undefined : { by: 'lifecycle' as const, text },
        run: () => setState(lifecycle.next(state, event) ?? state),
      }
    })
  return (
    <>
      <InlineSelect
        label={`State of ${lifecycle.noun}`}
        value={state}
        options={lifecycle.states.map((value) => ({ value, label: stateWord(value) }))}
        onChange={setState}
      />
      <Course
        label={`Orbit of ${lifecycle.noun}`}
        lifecycle={lifecycle}
        state={state}
        look={{ tone: tone(state), moving: lifecycle.isTransitional(state) }}
        verbs={verbs}
        time={
          <TimeText
            elapsed={LONGEST_MS}
            usually={lifecycle.isTransitional(state) ? LONGEST_USUAL_MS : undefined}
          />
        }
        isWhole={isWhole}
        onWhole={setIsWhole}
      />
    </>
  )
}
