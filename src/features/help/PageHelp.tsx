import { useLocation } from 'react-router'
import { LearnAbout } from './LearnAbout'
import { topicsAt } from './placeTopics'

/** Opens the help page for this address; renders nothing if there is none. */
export function PageHelp({ text = false }: { text?: boolean }) {
  const { pathname } = useLocation()
  const [topic] = topicsAt(pathname)
  return topic ? <LearnAbout topic={topic} text={text} /> : null
}
