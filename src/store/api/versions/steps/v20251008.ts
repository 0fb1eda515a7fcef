import type { Operations as Older } from '../../generated/operationTypes'
import type { Operations as Newer } from '../generated/v20251008'
import type { Changes, Step } from '../change'

const changes: Changes<Older, Newer> = {}

export const v20251008: Step = { since: '20251008', changes }
