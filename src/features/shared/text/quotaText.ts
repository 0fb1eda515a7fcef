import type { Amounts } from '#store/commands/manyRule'
import { formatBytes } from '#ui/format/bytes'
import { listText } from '#ui/format/listText'
import { counted } from '#ui/format/counted'

const words = {
  cpus: (count: number) => counted(count, 'vCPU'),
  memory: (bytes: number) => `${formatBytes(bytes)} of memory`,
  storage: (bytes: number) => `${formatBytes(bytes)} of storage`,
} as const

const resources = ['cpus', 'memory', 'storage'] as const

/** The amounts that a command takes of the quota of the silo, and those that are left; empty if it takes nothing. */
export function quotaText({ takes, left }: { takes: Amounts; left: Amounts | undefined }): string {
  const taken = resources.filter((each) => (takes[each] ?? 0) > 0)
  if (taken.length === 0) return ''
  const said = `Takes ${listText(taken.map((each) => words[each](takes[each] ?? 0)))}`
  const known = taken.filter((each) => left?.[each] !== undefined)
  if (known.length === 0) return `${said} of the quota of the silo.`
  const rest = (each: (typeof resources)[number]) => Math.max(0, left?.[each] ?? 0)
  const isShort = known.some((each) => rest(each) < (takes[each] ?? 0))
  return `${said}. The quota of the silo has ${listText(known.map((each) => words[each](rest(each))))} left${isShort ? ', which is too little' : ''}.`
}
