import type { Instance } from '#store/api/generated/types'
import { chance, seedOf, wave } from './noise'

/** The purpose of an instance, from which follows how busy it is and when. Rule: MET-13. */
export type Role = 'web' | 'database' | 'batch' | 'idle'

const words: readonly (readonly [Role, RegExp])[] = [
  ['database', /db|sql|lake|store|replica/],
  ['batch', /batch|runner|import|forecast|vision|parser|render|sim\b/],
  ['web', /api|web|cache|net|relay|gateway|ingest|front/],
]

/** The role of an instance, by its name; without a known word in the name it idles. */
export const roleOf = ({ name }: Pick<Instance, 'name'>): Role =>
  words.find(([, pattern]) => pattern.test(name))?.[0] ?? 'idle'

const MINUTES_OF_DAY = 1_440
const BACKUP_AT = 2 * 60 + 15

/** 1 at the middle of the working day, 0 at night. */
export function daylight(minute: number): number {
  const hour = (minute % MINUTES_OF_DAY) / 60
  return 0.5 + 0.5 * Math.cos(((hour - 13) / 12) * Math.PI)
}

/** 1 January 1970 was a Thursday. */
const isWeekend = (minute: number) => [2, 3].includes(Math.floor(minute / MINUTES_OF_DAY) % 7)

/** Whether the nightly backup runs in a minute. */
export const isBackup = (minute: number) => {
  const since = (minute % MINUTES_OF_DAY) - BACKUP_AT
  return since >= 0 && since < 25
}

/** The load of an instance in a minute, from 0 to 1: the mean share of its CPUs that run. */
export type Activity = (minute: number) => number

const levels: Record<Exclude<Role, 'batch'>, { base: number; day: number; noise: number; cron: number }> = {
  web: { base: 0.1, day: 0.24, noise: 0.14, cron: 0.05 },
  database: { base: 0.16, day: 0.22, noise: 0.1, cron: 0.08 },
  idle: { base: 0.02, day: 0.012, noise: 0.016, cron: 0.03 },
}

function busy(role: Role, seed: number, minute: number): number {
  const jitter =
    0.5 * wave(seed, minute, 37) + 0.3 * wave(seed ^ 0x51ed, minute, 6) + 0.2 * chance(seed ^ 0x77, minute)
  if (role === 'batch') {
    // Jobs of an hour and a half: most of them run, each with its own load.
    const job = Math.floor((minute + (seed % 90)) / 90)
    const works = chance(seed ^ 0x0b47, job) < 0.65
    return works ? 0.62 + 0.28 * chance(seed ^ 0x10b5, job) + 0.07 * jitter : 0.02 + 0.04 * jitter
  }
  const { base, day, noise, cron } = levels[role]
  const week = isWeekend(minute) ? 0.55 : 1
  // A cron job runs for three minutes every hour.
  const cronLoad = minute % 60 < 3 ? cron : 0
  const backup = role === 'database' && isBackup(minute) ? 0.2 : 0
  return base + day * daylight(minute) * week + noise * jitter + cronLoad + backup
}

/** The activity of an instance, with a cache: many series of one query need the same minutes. */
export function activityOf(instance: Pick<Instance, 'id' | 'name'>): Activity {
  const role = roleOf(instance)
  const seed = seedOf(instance.id)
  const cache = new Map<number, number>()
  return (minute) => {
    const cached = cache.get(minute)
    if (cached !== undefined) return cached
    const value = Math.min(0.98, busy(role, seed, minute))
    cache.set(minute, value)
    return value
  }
}
