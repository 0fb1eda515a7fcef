const steps: readonly [unit: string, seconds: number][] = [
  ['y', 31_536_000],
  ['mo', 2_592_000],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
]

/** A span in short: `12s`, `4m`, `2h`, `3d`, `1mo`, `1y`. A span below zero, from clocks that disagree, reads `0s`. */
export function formatAge(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const step = steps.find(([, size]) => seconds >= size)
  return step ? `${Math.floor(seconds / step[1])}${step[0]}` : `${seconds}s`
}

/** Below this, an answer is as fresh as one can tell. */
const JUST_NOW_S = 5

/** How long ago something was, in words: `just now`, `12 s ago`, `4 min ago`, `2 h ago`. */
export function formatAgo(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (seconds < JUST_NOW_S) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`
  return `${Math.floor(seconds / 3_600)} h ago`
}
