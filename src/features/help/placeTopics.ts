import type { HelpTopic } from './topics'

interface Place {
  path: RegExp
  topics: readonly HelpTopic[]
}

/** The help topics by address, the more specific address first. */
const places: readonly Place[] = [
  { path: /^\/system\/switch-ports/, topics: ['switch-port-settings', 'inventory'] },
  { path: /^\/system\/(racks|switch)/, topics: ['inventory', 'utilization'] },
  {
    path: /\/networking\/switch-port/,
    topics: ['switch-port-settings', 'bgp', 'address-lots'],
  },
  { path: /\/networking\/bgp/, topics: ['bgp', 'bfd', 'address-lots'] },
]

/** The help pages for an address of the console, the most specific first. */
export const topicsAt = (pathname: string): readonly HelpTopic[] =>
  places.find(({ path }) => path.test(pathname))?.topics ?? []
