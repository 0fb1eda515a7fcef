import { createContext } from 'react'
import type { HelpTopic } from '#features/kit/noun/helpTopics'

interface HelpScope {
  /** The target of a link to another topic: another page of the panel, or (undefined) an address. */
  follow?: (topic: HelpTopic) => void
  /** The level of a section's heading: the panel's own title is a second-level heading. */
  level: 2 | 3
}

/** What a help page knows about where it is shown. */
export const HelpScopeContext = createContext<HelpScope>({ level: 2 })
