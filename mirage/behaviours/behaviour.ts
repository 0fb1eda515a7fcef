/**
 * For each state that the simulated hardware leaves by itself: after how many milliseconds, and what it then reports.
 */
export type Behaviour = Readonly<Record<string, { afterMs: number; report: string } | undefined>>
