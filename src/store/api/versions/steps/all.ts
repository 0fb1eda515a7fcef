import type { Step } from '../change'
import { v20251008 } from './v20251008'
import { v2026021301 } from './v2026021301'
import { v2026032500 } from './v2026032500'
import { v2026060800 } from './v2026060800'
import { v2026061000 } from './v2026061000'
import { v2026073100 } from './v2026073100'
import { v2026081901 } from './v2026081901'

/** Every version after the first, the oldest first. */
export const steps: readonly Step[] = [
  v20251008,
  v2026021301,
  v2026032500,
  v2026060800,
  v2026061000,
  v2026073100,
  v2026081901,
]
