import { createContext } from 'react'
import type { HelpTopic } from '#features/kit/noun/helpTopics'

interface HelpScope {
  /** Opens another topic in the panel; without it, links navigate. */
  follow?: (topic: HelpTopic) => void
  /** The level of a section's heading: the panel's own title is a second-level heading. */
  level: 2 | 3
}

/** The surroundings of a help page: a panel or a page. */
export const HelpScopeContext = createContext<HelpScope>({ level: 2 })
