import type { Operations as Older } from '../generated/v2026061000'
import type { Operations as Newer } from '../generated/v2026073100'
import type { Changes, Step } from '../change'

const changes: Changes<Older, Newer> = {}

export const v2026073100: Step = { since: '2026073100', changes }
