import { createContext, createElement, Suspense, use, useState, type ReactNode } from 'react'
import type { LazyPart } from '#ui/lazyPart'
import type { HelpTopic } from '#features/kit/noun/helpTopics'

/** A help page for the panel. */
interface PanelPage {
  topic: HelpTopic
  /** About the exact subject of the help link, before its page. */
  lead?: { title: string; text: string }
}

export interface HelpPanelProps extends PanelPage {
  onDismiss: () => void
}

/** The help panel, which the frame provides: the help pages are above the links to them. */
export const HelpPanelContext = createContext<LazyPart<HelpPanelProps> | undefined>(undefined)

interface OwnPanel {
  /** Fetches the code of the panel. */
  preload: () => void
  open: () => void
  /** The panel while it is open: a child of what opens it, so that it counts as nested if that is in a panel. */
  panel: ReactNode
}

/** The help panel of a link or a button, with its page; undefined outside the frame, where links lead to the page. */
export function useHelpPanel(page: PanelPage): OwnPanel | undefined {
  const Panel = use(HelpPanelContext)
  const [isOpen, setOpen] = useState(false)
  return (
    Panel && {
      preload: Panel.preload,
      open: () => setOpen(true),
      panel: isOpen && (
        <Suspense>{createElement(Panel, { ...page, onDismiss: () => setOpen(false) })}</Suspense>
      ),
    }
  )
}
