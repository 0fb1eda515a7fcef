import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Button } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { topicNoun } from './topicNoun'
import { useHelpPanel } from './useHelpPanel'

interface LearnAboutProps {
  topic: HelpTopic
  /** Shows the label; without it, a question mark with the label as its accessible name. */
  text?: boolean
}

/** Opens a help page in a side panel. The address does not change: the page, its panel and typed values stay below it. */
export function LearnAbout({ topic, text = false }: LearnAboutProps) {
  const own = useHelpPanel({ topic })
  if (!own) return null
  const label = `Learn about ${topicNoun(topic)}`
  return (
    <>
      <span onPointerEnter={own.preload} onFocus={own.preload}>
        {text ? (
          <Button tone="ghost" icon={<CircleHelp size={16} aria-hidden />} onClick={own.open}>
            {label}
          </Button>
        ) : (
          <IconButton label={label} icon={<CircleHelp size={18} aria-hidden />} onClick={own.open} />
        )}
      </span>
      {own.panel}
    </>
  )
}
