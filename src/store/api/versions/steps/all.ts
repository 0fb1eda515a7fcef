import type { VersionStep } from '../change'
import { firstSteps } from './first'
import { laterSteps } from './later'

/** Every version after the first, the oldest first. */
export const steps: readonly VersionStep[] = [...firstSteps, ...laterSteps]
