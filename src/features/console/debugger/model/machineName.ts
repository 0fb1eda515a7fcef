import { capital } from '#model/case'
import type { ChartKind } from '#machines/charts/chart'

/** `supportBundle` as words: `Support bundle`. */
export function machineName(id: string): string {
  return capital(id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^bfd\b/, 'BFD'))
}

const followed: Readonly<Record<ChartKind, readonly [none: string, one: string, more: string]>> = {
  lifecycle: ['None seen', 'The one seen', 'seen'],
  interaction: ['None runs', 'The one that runs', 'that run'],
}

/** The option to follow all subjects of a chart. @param here number of present ones */
export function allWords(kind: ChartKind, here: number): string {
  const [none, one, more] = followed[kind]
  return here === 0 ? none : here === 1 ? one : `All ${here} ${more}`
}
