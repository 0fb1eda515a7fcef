import { bfdTone } from '#features/kit/lifecycle/regionTones'
import { diskTone, instanceTone, snapshotTone } from '#features/kit/lifecycle/stateTones'
import type { StateTone } from '#ui/feedback/StateBadge'
import type { Chart, ChartState } from '#machines/charts/chart'

/** The tones of the badges of each kind of resource. */
const badgeTones: Readonly<Record<string, (state: string) => StateTone>> = {
  instance: instanceTone,
  disk: diskTone,
  snapshot: snapshotTone,
  bfdSession: bfdTone,
}

/** The tones of states without a badge, by their tags: the first that matches. */
const tagTones: Readonly<Record<string, StateTone>> = {
  stalled: 'attention',
  slow: 'attention',
  failed: 'failed',
  received: 'well',
  live: 'well',
  transitional: 'motion',
  busy: 'motion',
}

/** The tone of a state in its chart: that of its badge in the console, if it has one. */
export function toneOf({ id }: Pick<Chart, 'id'>, { name, tags, type }: ChartState): StateTone {
  const badge = badgeTones[id]?.(name)
  if (badge && badge !== 'unknown') return badge
  const byTag = Object.entries(tagTones).find(([tag]) => tags.includes(tag))
  return byTag?.[1] ?? (type === 'final' ? 'off' : 'unknown')
}

/** Whether its mark moves round its orbit, as that of the badge does. */
export const isMovingState = ({ tags }: ChartState): boolean =>
  tags.includes('transitional') || tags.includes('busy')
