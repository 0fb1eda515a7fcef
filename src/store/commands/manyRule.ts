/**
 * Whether a command can run on many records, and what a batch does after a request without a response:
 *
 * - `repeatable`: sends it again, which changes nothing if the first request had an effect;
 * - `readFirst`: reads the state, and sends it again only if the state shows that it had none;
 * - `byName`: creates a thing: looks whether its name is there, and sends it again only if it is not;
 * - `once`: leaves it, because a second request could do the same thing again;
 * - `not`: why it cannot run on many, as a sentence.
 */
export type Many = 'repeatable' | 'readFirst' | 'byName' | 'once' | { not: string }

/** Amounts of a quota: CPUs, and bytes. */
export interface Amounts {
  cpus?: number | undefined
  memory?: number | undefined
  storage?: number | undefined
}

/** The sum of amounts. */
export const sumOfAmounts = (all: readonly Amounts[]): Amounts =>
  all.reduce<Amounts>(
    (sum, { cpus, memory, storage }) => ({
      cpus: (sum.cpus ?? 0) + (cpus ?? 0),
      memory: (sum.memory ?? 0) + (memory ?? 0),
      storage: (sum.storage ?? 0) + (storage ?? 0),
    }),
    {},
  )
