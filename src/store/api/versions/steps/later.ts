import type { VersionStep } from '../change'
import { v2026032500 } from './v2026032500'
import { v2026060800 } from './v2026060800'
import { v2026061000 } from './v2026061000'
import { v2026073100 } from './v2026073100'
import { v2026081901 } from './v2026081901'

/** The versions that every region of an older one needs, the oldest first. */
export const laterSteps: readonly VersionStep[] = [
  v2026032500,
  v2026060800,
  v2026061000,
  v2026073100,
  v2026081901,
]
