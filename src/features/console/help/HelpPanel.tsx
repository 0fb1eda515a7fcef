import { addressOf } from '#src/basePath'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '#ui/actions/Button'
import { SidePanel } from '#ui/overlays/SidePanel'
import { HelpSkeleton } from './HelpSkeleton'
import { HelpContent } from './HelpContent'
import helpText from '#features/shared/help/HelpText.module.css'
import styles from './Help.module.css'
import { HelpScopeContext } from '#features/kit/help/helpScope'
import type { HelpPanelProps } from '#features/kit/help/useHelpPanel'
import { topicTitles, type HelpTopic } from '#features/kit/noun/helpTopics'
import { help } from './noun'

/** Help pages in a side panel. Links to other topics stay in the panel, with a way back. */
export function HelpPanel({ topic: first, lead, onDismiss }: HelpPanelProps) {
  const [trail, setTrail] = useState<readonly HelpTopic[]>([first])
  const topic = trail.at(-1) ?? first
  const page = useRef<HTMLElement>(null)
  const shown = useRef(topic)
  useEffect(() => {
    if (shown.current === topic) return
    shown.current = topic
    // The followed link is removed; the next page starts at its top.
    page.current?.focus()
    page.current?.scrollIntoView()
  }, [topic])
  const scope = useMemo(
    () => ({ level: 3, follow: (next: HelpTopic) => setTrail((visited) => [...visited, next]) }) as const,
    [],
  )
  const title = topicTitles[topic]
  return (
    <SidePanel
      title={title}
      onDismiss={onDismiss}
      animate
      readOnly
      footer={
        <>
          {trail.length > 1 && (
            <Button
              tone="ghost"
              icon={<ArrowLeft size={16} aria-hidden />}
              onClick={() => setTrail(trail.slice(0, -1))}
            >
              Back
            </Button>
          )}
          <a
            className={buttonClass('ghost')}
            href={addressOf(help.to.page({ topic }))}
            target="_blank"
            rel="noreferrer"
          >
            Open in a new tab
          </a>
          <Button onClick={onDismiss}>Close</Button>
        </>
      }
    >
      <article ref={page} tabIndex={-1} aria-label={title} className={helpText.page}>
        <HelpScopeContext value={scope}>
          {lead && trail.length === 1 && (
            <section className={styles.lead}>
              <h3>{lead.title}</h3>
              <p>{lead.text}</p>
            </section>
          )}
          <Suspense fallback={<HelpSkeleton />}>
            <HelpContent topic={topic} />
          </Suspense>
        </HelpScopeContext>
      </article>
    </SidePanel>
  )
}
