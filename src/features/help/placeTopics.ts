import type { HelpTopic } from './topics'

interface Place {
  path: RegExp
  topics: readonly HelpTopic[]
}

/** The help topics by address, the more specific address first. */
const places: readonly Place[] = [
  { path: /^\/system\/switch/, topics: ['inventory', 'utilization'] },
  { path: /^\/system\/inventory/, topics: ['inventory', 'utilization'] },
]

/** The help pages for an address of the console, the most specific first. */
export const topicsAt = (pathname: string): readonly HelpTopic[] =>
  places.find(({ path }) => path.test(pathname))?.topics ?? []
