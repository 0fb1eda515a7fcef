// Written by `npm run gen:api`. Do not edit.

/** The versions of the API with a description, the oldest first. */
export const versions = [
  '20250730',
  '20251008',
  '2026021301',
  '2026032500',
  '2026060800',
  '2026061000',
  '2026073100',
  '2026081901',
] as const

/** A version of the API: its date, with a counter of the day since 2025112000. */
export type Version = (typeof versions)[number]

/** The version of the console's model: what regions of another one say is converted. */
export const MODEL = '2026081901'

/** The newest of them. */
export const NEWEST = '2026081901'

/** The first of them. */
export const OLDEST = '20250730'
