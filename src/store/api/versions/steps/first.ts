// @chunk converter-first
import type { VersionStep } from '../change'
import { v20251008 } from './v20251008'
import { v2026021301 } from './v2026021301'

/** The versions after the first one that regions without the header need, the oldest first. */
export const firstSteps: readonly VersionStep[] = [v20251008, v2026021301]
