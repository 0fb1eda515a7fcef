import type { ReactNode } from 'react'
import { Kbd } from '#ui/text/Kbd'
import { pagesOf, type NavBlock } from '#features/kit/noun/navigation'
import { isApple } from '#features/kit/shortcuts/isApple'
import styles from './ShortcutList.module.css'
import { SCOPES, SHORTCUTS, type ShortcutScope, type Shortcut } from '#features/kit/shortcuts/allShortcuts'
import { GO_KEY, shownKeys } from '#features/kit/shortcuts/shortcuts'

interface ShortcutListProps {
  /** The places the go keys lead to. */
  blocks: readonly NavBlock[]
}

/** Every shortcut, by scope. */
export function ShortcutList({ blocks }: ShortcutListProps) {
  const all: readonly Shortcut[] = Object.values(SHORTCUTS)
  const places = pagesOf(blocks).filter((page) => page.goKey)
  return (
    <>
      {Object.entries(SCOPES).map(([scope, title]) => (
        <Part key={scope} title={title}>
          {all
            .filter((shortcut) => shortcut.scope === (scope as ShortcutScope))
            .map(({ keys, words }) => (
              <Line key={words} words={words}>
                {keys.map((key) => (
                  <Kbd key={key}>{shownKeys(key, isApple)}</Kbd>
                ))}
              </Line>
            ))}
        </Part>
      ))}
      {places.length > 0 && (
        <Part title="Go to a page: one key after the other">
          {places.map((item) => (
            <Line key={item.to} words={item.label}>
              <Kbd>{GO_KEY}</Kbd>
              <Kbd>{item.goKey}</Kbd>
            </Line>
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  )
}

function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{children}</dd>
    </div>
  )
}
