import { DAY_MS } from '#src/durations'
import { parseFutureId } from '#store/commands/many'
import type { Line } from '#store/ledger/line'

/** How long an instance counts as used, in milliseconds. */
const LATELY_MS = 7 * DAY_MS

/** The last instances that the user did something with, at most three: their interfaces are asked for. */
export function lastInstances(lines: readonly Line[], now: number): readonly { id: string; name: string }[] {
  const found = new Map<string, string>()
  for (const { subject, begunAt, standing } of lines) {
    const isOne = subject.kind === 'instance' && subject.id !== '' && parseFutureId(subject.id) === undefined
    if (!isOne || standing === 'gone' || begunAt < now - LATELY_MS || found.has(subject.id)) continue
    found.set(subject.id, subject.name)
    if (found.size === 3) break
  }
  return [...found].map(([id, name]) => ({ id, name }))
}
