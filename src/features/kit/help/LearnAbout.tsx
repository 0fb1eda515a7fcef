import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/Button'
import { IconButton } from '#ui/actions/IconButton'
import { LateHelpPanel } from './lazyHelpPanel'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { topicNoun } from './topicNoun'

interface LearnAboutProps {
  topic: HelpTopic
  /** Shows the label; without it, a question mark with the label as its accessible name. */
  text?: boolean
}

/**
 * Opens a help page in a side panel. The address does not change: the page, its panel and typed values stay below it.
 * The panel is a child of this button, so that it counts as nested if the button is in a panel.
 */
export function LearnAbout({ topic, text = false }: LearnAboutProps) {
  const [isOpen, setOpen] = useState(false)
  const label = `Learn about ${topicNoun(topic)}`
  const open = () => setOpen(true)
  return (
    <>
      <span onPointerEnter={LateHelpPanel.preload} onFocus={LateHelpPanel.preload}>
        {text ? (
          <Button tone="ghost" icon={<CircleHelp size={16} aria-hidden />} onClick={open}>
            {label}
          </Button>
        ) : (
          <IconButton label={label} icon={<CircleHelp size={18} aria-hidden />} onClick={open} />
        )}
      </span>
      {isOpen && (
        <Suspense>
          <LateHelpPanel topic={topic} onDismiss={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
