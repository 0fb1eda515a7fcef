/**
 * The states that the simulated hardware leaves by itself: the delay in milliseconds and the report that follows.
 */
export type Behaviour = Readonly<Record<string, { afterMs: number; report: string } | undefined>>
