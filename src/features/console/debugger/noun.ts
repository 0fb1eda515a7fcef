import { noun } from '#features/kit/noun/noun'

/** The page of the machine debugger. */
export const machines = noun({
  one: 'machine',
  many: 'machines',
  paths: { page: '/_machines' },
})

/** The state chart of a machine, with one resource in it. */
export const stateChart = (kind: string, id: string): string =>
  `${machines.to.page()}?tab=charts&chart=${encodeURIComponent(kind)}&of=${encodeURIComponent(id)}`

/** The log of the console, at one of its entries. */
export const logEntry = (seq: number): string => `${machines.to.page()}?tab=log&entry=${seq}`
