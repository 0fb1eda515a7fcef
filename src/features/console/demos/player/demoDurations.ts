import type { DemoScript, DemoStep } from '../script/step'

// All times are of the page's clock, in milliseconds: at single speed they are those of the viewer.

/** Interval between two attempts of a wait. */
export const LOOK_EVERY_MS = 50
/** How long an element is looked for. */
export const FIND_WITHIN_MS = 5_000
/** How long an expectation may take to come true. */
export const EXPECT_WITHIN_MS = 5_000
/** How long a fact is waited for. */
export const FACT_WITHIN_MS = 30_000
/** How long the pointer is on its way. */
export const POINTER_MS = 450
/** Pause after an action. */
export const AFTER_ACT_MS = 250
/** Time that the title of a chapter is shown alone. */
const CHAPTER_MS = 1_600
/** How long something is pointed at without a word. */
const POINT_MS = 1_200

/** How long a sentence takes to read: 15 characters a second, after a moment to notice it. */
const readingMs = (text: string): number => Math.min(1_000 + text.length * 66, 12_000)

/** The time of a step that only shows something, in milliseconds. */
export function showingMs(step: DemoStep): number {
  if (step.do === 'chapter') return CHAPTER_MS
  if (step.do === 'say') return readingMs(step.text)
  if (step.do === 'point') return step.text === undefined ? POINT_MS : readingMs(step.text)
  return 0
}

/** The usual time until facts hold, in milliseconds. */
const USUAL_WAIT_MS = 3_000

/** About how long a demo takes at single speed. */
export function lengthMs({ steps }: DemoScript): number {
  return steps.reduce((sum, step) => {
    if (step.do === 'until') return sum + USUAL_WAIT_MS
    if (step.do === 'point') return sum + POINTER_MS + showingMs(step)
    if (step.do === 'goto' || step.do === 'press') return sum + AFTER_ACT_MS
    if (['click', 'type', 'pick', 'upload'].includes(step.do)) return sum + POINTER_MS + AFTER_ACT_MS
    return sum + showingMs(step)
  }, 0)
}

/** That length in words, rounded to half minutes from one minute: `50 s`, `1½ min`. */
export function playingTime(script: DemoScript): string {
  const seconds = lengthMs(script) / 1_000
  if (seconds < 50) return `${Math.max(10, Math.round(seconds / 10) * 10)} s`
  const halves = Math.max(2, Math.round(seconds / 30))
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} min`
}
