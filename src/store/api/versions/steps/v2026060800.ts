import type { Operations as Older } from '../generated/v2026032500'
import type { Operations as Newer } from '../generated/v2026060800'
import type { Changes, Step } from '../change'

const changes: Changes<Older, Newer> = {}

export const v2026060800: Step = { since: '2026060800', changes }
