/** The work of the simulated hardware in a state: a report, after a delay. */
export interface Work {
  /** Its delay in milliseconds. */
  afterMs: number
  /** Makes the report that follows; undefined when the hardware has to begin again. */
  report(): string | undefined
}

/** The states that the simulated hardware leaves by itself: the delay in milliseconds and the report that follows. */
export type Behaviour = Readonly<Record<string, { afterMs: number; report: string } | undefined>>

/** The work of hardware that reports the same in every stay. */
export const workOf =
  (behaviour: Behaviour) =>
  (state: string): Work | undefined => {
    const due = behaviour[state]
    return due && { afterMs: due.afterMs, report: () => due.report }
  }
