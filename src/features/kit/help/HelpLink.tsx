import { Suspense, useState, type ReactNode } from 'react'
import { Link } from '#features/kit/routing/Link'
import { LateHelpPanel } from './lazyHelpPanel'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { help } from '#features/console/help/noun'

/**
 * A link to a help page from another page. A click opens it in a side panel over the page; a modified click opens a new
 * tab.
 */
export function HelpLink({ topic, children }: { topic: HelpTopic; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Link
        to={help.to.page({ topic })}
        aria-haspopup="dialog"
        onPointerEnter={LateHelpPanel.preload}
        onFocus={LateHelpPanel.preload}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </Link>
      {isOpen && (
        <Suspense>
          <LateHelpPanel topic={topic} onDismiss={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
