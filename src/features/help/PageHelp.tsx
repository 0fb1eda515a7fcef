import { useLocation } from 'react-router'
import { LearnAbout } from './LearnAbout'
import { topicsAt } from './placeTopics'

/** Opens the help page that belongs to this address; nothing where there is none. */
export function PageHelp({ text = false }: { text?: boolean }) {
  const { pathname } = useLocation()
  const [topic] = topicsAt(pathname)
  return topic ? <LearnAbout topic={topic} text={text} /> : null
}
