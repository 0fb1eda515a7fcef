import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { loadHelpPanel } from './loadHelpPanel'
import { topicNoun, type HelpTopic } from './topics'

const HelpPanel = lazy(loadHelpPanel)
const preload = () => void loadHelpPanel()

interface LearnAboutProps {
  topic: HelpTopic
  /** Shows the words; without it, a question mark with the words as its name. */
  text?: boolean
}

/**
 * Opens a help page in a side panel. The address stays: the page, its panel and what was typed there are still under
 * it. The panel belongs to this button, so that it counts as nested where the button stands in a panel itself.
 */
export function LearnAbout({ topic, text = false }: LearnAboutProps) {
  const [isOpen, setOpen] = useState(false)
  const label = `Learn about ${topicNoun(topic)}`
  const open = () => setOpen(true)
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
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
          <HelpPanel topic={topic} onDismiss={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
