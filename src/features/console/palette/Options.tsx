import { addressOf } from '#src/basePath'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import Trash2 from 'lucide-react/icons/trash'
import Zap from 'lucide-react/icons/zap'
import { memo, type MouseEvent } from 'react'
import { StateMark } from '#ui/feedback/StateBadge'
import type { StatefulRecord } from '#features/kit/lifecycle/statefulResource'
import { useLook } from '#features/kit/lifecycle/stuck'
import { MOST_OF_GROUP, type PaletteGroup } from './paletteGroups'
import { entryKey, type PaletteEntry } from '#features/kit/palette/paletteStore'
import styles from './PaletteDialog.module.css'

interface EntryActions {
  choose: (entry: PaletteEntry) => void
  openCard: (stateful: StatefulRecord, anchor: HTMLElement) => void
}

/** The matching entries, as options in groups. The highlight is not rendered (see useHighlight). */
export function Options({
  id,
  groups,
  ...actions
}: { id: string; groups: readonly PaletteGroup[] } & EntryActions) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div role="listbox" id={id} className={styles.list} aria-label="Entries">
      {groups.map(({ name, items, more }, place) => (
        <div key={name} role="group" aria-labelledby={`${id}-group-${place}`}>
          <div id={`${id}-group-${place}`} className={styles.heading}>
            {name}
            {more > 0 && `: the first ${MOST_OF_GROUP} of ${MOST_OF_GROUP + more}, type to find the others`}
          </div>
          {items.map((entry, index) => (
            <Option
              key={entryKey(entry)}
              id={`${id}-${(starts[place] ?? 0) + index}`}
              entry={entry}
              {...actions}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** One entry. A destination is a link, so that it can be opened in a new tab. */
const Option = memo(
  function Option({ id, entry, choose, openCard }: { id: string; entry: PaletteEntry } & EntryActions) {
    const { disabledReason, stateful, place, tone } = entry
    const to = disabledReason === undefined ? entry.to : undefined
    const note = [disabledReason, place].filter(Boolean).join(' · ') || undefined
    function onClick(event: MouseEvent) {
      // A modified click opens a new tab and leaves the palette open.
      if (to !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey)) return
      event.preventDefault()
      if (!disabledReason) choose(entry)
    }
    const props = {
      id,
      role: 'option',
      className: styles.entry,
      'aria-disabled': disabledReason === undefined ? undefined : true,
      'aria-description': note,
      'aria-keyshortcuts': stateful && 'Alt+Enter',
      onClick,
    } as const
    const content = (
      <>
        {stateful ? <StateOf stateful={stateful} openCard={openCard} /> : <Mark of={entry} />}
        <span className={styles.word} data-tone={tone}>
          {entry.label}
        </span>
        {note && (
          <small aria-hidden className={disabledReason ? styles.reason : styles.place}>
            {note}
          </small>
        )}
      </>
    )
    return to === undefined ? (
      <div {...props}>{content}</div>
    ) : (
      <a {...props} href={addressOf(to)} tabIndex={-1}>
        {content}
      </a>
    )
  },
  // Its functions only read what is current when they are called.
  (before, after) => before.id === after.id && before.entry === after.entry,
)

/** The state of its record; a click opens the lifecycle card. */
const StateOf = ({ stateful, openCard }: { stateful: StatefulRecord } & Pick<EntryActions, 'openCard'>) => {
  const look = useLook(stateful.resource, stateful.row)
  return (
    <span
      className={`${styles.mark} ${styles.state}`}
      aria-hidden
      onClick={(event) => {
        event.preventDefault()
        event.stopPropagation()
        openCard(stateful, event.currentTarget)
      }}
    >
      <StateMark {...look} />
    </span>
  )
}

/** Icons that no other part of the first page has. */
const marks = { keyboard: <Keyboard size={16} />, settings: <Settings size={16} /> }

/** The icon of its target or its action. */
function Mark({ of: { mark, to, tone, also } }: { of: PaletteEntry }) {
  // Other programs say "New disk" for what creates one; other words lead to something that is there.
  const Icon = also?.startsWith('New ')
    ? Plus
    : to === undefined
      ? tone === 'danger'
        ? Trash2
        : Zap
      : ArrowRight
  return (
    <span className={styles.mark} aria-hidden>
      {typeof mark === 'string' ? marks[mark] : (mark ?? <Icon size={16} />)}
    </span>
  )
}
