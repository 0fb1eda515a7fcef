import type { Operations as Older } from '../generated/v2026021301'
import type { Operations as Newer } from '../generated/v2026032500'
import type { Changes, Step } from '../change'

const changes: Changes<Older, Newer> = {}

export const v2026032500: Step = { since: '2026032500', changes }
