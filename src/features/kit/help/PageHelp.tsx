import { createContext, useContext } from 'react'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { LearnAbout } from './LearnAbout'
import { useTopics } from './useTopics'

/** Whether a header above has the question mark: that of a record, or that above tabs. */
export const IsHelpAbove = createContext(false)

interface PageHelpProps {
  /** Shows the label; without it, a question mark with the label as its accessible name. */
  text?: boolean
  /** The topic of an address without one. */
  otherwise?: HelpTopic
}

/** Opens the help page for this address; renders nothing if there is none. A page has one question mark. */
export function PageHelp({ text = false, otherwise }: PageHelpProps) {
  const [topic = otherwise] = useTopics()
  const isAbove = useContext(IsHelpAbove)
  if (isAbove && !text) return null
  return topic ? <LearnAbout topic={topic} text={text} /> : null
}
