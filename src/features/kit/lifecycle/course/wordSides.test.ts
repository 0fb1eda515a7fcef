import { describe, expect, it } from 'vitest'
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
import { courseOf } from './drawing'
import {
  BODY_GAP,
  boxOf,
  DRAWING,
  LETTERS,
  overlap,
  shownWords,
  wordSize,
  wordSides,
  type WordSide,
} from './wordSides'

const lifecycles: readonly Lifecycle[] = [
  instanceLifecycle,
  diskLifecycle,
  snapshotLifecycle,
  imageLifecycle,
  supportBundleLifecycle,
  webhookDeliveryLifecycle,
  bfdSessionLifecycle,
  rackMembershipLifecycle,
  unadoptedDiskLifecycle,
  multicastGroupLifecycle,
  multicastMemberLifecycle,
  updateLifecycle,
]

/** Widths of the course in rem: from the narrowest with a drawing to a wide page. */
const widths = [37.5, 48, 56, 57, 64, 72, 90]

/** The boxes of the shown words with the longest time, from the middle of the orbit. */
function boxes(lifecycle: Lifecycle, state: string, lit: readonly string[], course: number) {
  const width = course - 2 * DRAWING.beside
  const sides = wordSides(lifecycle, state, lit)
  return shownWords(courseOf(lifecycle), state, lit).map((body) => {
    const isPresent = body.state === state
    const side = sides.get(body.state) as WordSide
    const size = wordSize(lifecycle, body.state, isPresent, side)
    return { state: body.state, box: boxOf(body, side, size, isPresent ? BODY_GAP : LETTERS.gap, width) }
  })
}

const places = lifecycles.flatMap((lifecycle) =>
  lifecycle.states.map((state) => [lifecycle.noun, state, lifecycle] as const),
)

describe.each(places)('the whole course of %s that are %s', (_, state, lifecycle) => {
  it('has no word on another at any width, with the longest time', () => {
    const hits = widths.flatMap((width) => {
      const all = boxes(lifecycle, state, [], width)
      return all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .flatMap((other) =>
            overlap(one.box, other.box) > 0 ? [`${width}: ${one.state} on ${other.state}`] : [],
          ),
      )
    })
    expect(hits).toEqual([])
  })
  it('has all words within its section', () => {
    const outside = widths.flatMap((width) =>
      boxes(lifecycle, state, [], width)
        .filter(
          ({ box }) =>
            box.x < -width / 2 ||
            box.x + box.width > width / 2 ||
            box.y < -DRAWING.height / 2 - DRAWING.above ||
            box.y + box.height > DRAWING.height / 2 + DRAWING.below,
        )
        .map((one) => `${width}: ${one.state}`),
    )
    expect(outside).toEqual([])
  })
})
