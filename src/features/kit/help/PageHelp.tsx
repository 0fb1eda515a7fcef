import { LearnAbout } from './LearnAbout'
import { useTopics } from './useTopics'

/** Opens the help page for this address; renders nothing if there is none. */
export function PageHelp({ text = false }: { text?: boolean }) {
  const [topic] = useTopics()
  return topic ? <LearnAbout topic={topic} text={text} /> : null
}
