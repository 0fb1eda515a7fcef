import type { Operations as Older } from '../generated/v20251008'
import type { Operations as Newer } from '../generated/v2026021301'
import type { Changes, Step } from '../change'

const changes: Changes<Older, Newer> = {}

export const v2026021301: Step = { since: '2026021301', changes }
