import type { ReactNode } from 'react'
import { Link } from '#features/kit/routing/Link'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { help } from '#features/console/help/noun'
import { useHelpPanel } from './useHelpPanel'

/**
 * A link to a help page from another page. A click opens it in a side panel over the page; a modified click opens a new
 * tab.
 */
export function HelpLink({ topic, children }: { topic: HelpTopic; children: ReactNode }) {
  const own = useHelpPanel({ topic })
  return (
    <>
      <Link
        to={help.to.page({ topic })}
        aria-haspopup={own && 'dialog'}
        onPointerEnter={own?.preload}
        onFocus={own?.preload}
        onClick={(event) => {
          if (!own || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          own.open()
        }}
      >
        {children}
      </Link>
      {own?.panel}
    </>
  )
}
