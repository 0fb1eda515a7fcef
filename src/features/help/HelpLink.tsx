import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { loadHelpPanel } from './loadHelpPanel'
import { TOPICS, type HelpTopic } from './topics'

const HelpPanel = lazy(loadHelpPanel)
const preload = () => void loadHelpPanel()

/**
 * A link to a help page from within another page. A click opens it in a side panel, over whatever is being done there;
 * a modified click opens a tab of its own.
 */
export function HelpLink({ topic, children }: { topic: HelpTopic; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Link
        to={paths.helpTopic(topic)}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children ?? TOPICS[topic].title}
      </Link>
      {isOpen && (
        <Suspense>
          <HelpPanel topic={topic} onDismiss={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
