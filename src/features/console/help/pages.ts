import type { ComponentType } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { isHelpTopic, topicTitles, type HelpTopic } from '#features/kit/noun/helpTopics'

/** All topics. */
export const helpTopics: readonly HelpTopic[] = Object.keys(topicTitles).filter(isHelpTopic)

/** The module of a help page. */
interface HelpModule {
  /** One line on it, in the list of all pages. */
  summary: string
  default: ComponentType
}
type Load = () => Promise<HelpModule>

// Each feature has its help pages: `floating-ips/help.tsx`, or with the topic as the name where the folder has another
// one, such as `login/signing-in.help.tsx`.
const modules = import.meta.glob<HelpModule>('../../**/*help.tsx')

/** The topic of a help page, by its file. */
export const topicOf = (file: string) => /([^/]+)(?:\/|\.)help\.tsx$/.exec(file)?.[1] ?? ''

const byTopic: ReadonlyMap<string, Load> = new Map(
  Object.entries(modules).map(([file, load]) => [topicOf(file), load]),
)

const loadMissing: Load = () => Promise.reject(new Error('This help page does not exist'))

const page = (load: Load) => ({
  load,
  Words: lazyPart(async () => (await load()).default),
})

/** The content of each topic, loaded on demand. */
export const pages = Object.fromEntries(
  helpTopics.map((topic) => [topic, page(byTopic.get(topic) ?? loadMissing)]),
) as Record<HelpTopic, ReturnType<typeof page>>

/** One line on each topic. Loads all pages, which are in one file. */
export const loadSummaries = async (): Promise<Record<HelpTopic, string>> =>
  Object.fromEntries(
    await Promise.all(helpTopics.map(async (topic) => [topic, (await pages[topic].load()).summary] as const)),
  ) as Record<HelpTopic, string>
