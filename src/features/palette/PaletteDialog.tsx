// @chunk palette
import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'
import {
  memo,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useAppStore } from '#store/hooks'
import { StateMark } from '#ui/feedback/StateBadge'
import { Dialog } from '#ui/overlays/Dialog'
import { Link } from '#features/kit/routing/Link'
import { intents } from '#features/kit/routing/intent'
import { useObservable } from '#store/actors/observable'
import { usePart } from '#store/hooks'
import type { Lawful } from '#features/kit/lifecycle/law'
import { LawCard } from '#features/kit/lifecycle/lazyLawCard'
import type { OpenCard } from '#features/kit/lifecycle/openCard'
import { firstOf, MOST_OF_GROUP, paletteGroups, type PaletteGroup } from '#features/kit/palette/groups'
import { isMove, moveHighlight, pressAgain } from './moveHighlight'
import { PaletteHints } from './PaletteHints'
import { palette as palettePart, type PaletteEntry } from '#features/kit/palette/paletteStore'
import iconButton from '#ui/actions/IconButton.module.css'
import styles from './PaletteDialog.module.css'

/** A key press in the field, with a function that hides it from the component. */
type BaseUIKeyEvent = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }

const TITLE = 'Quick actions'

/**
 * All actions and destinations available from here, found by typing.
 *
 * @param onField called when the field has the focus
 */
export function PaletteDialog({ onField, onDismiss }: { onField: () => void; onDismiss: () => void }) {
  const palette = usePart(palettePart)
  const intent = usePart(intents)
  const entries = useObservable(palette.entries)
  const typed = useObservable(palette.text)
  // The field shows each key at once; the list is deferred, and restarts on the next key.
  const searched = useDeferredValue(typed)
  const isSettled = searched === typed
  const go = useNavigate()
  const { log } = useAppStore()
  const field = useRef<HTMLInputElement>(null)
  const highlighted = useRef<PaletteEntry>(undefined)
  const found = useMemo(() => paletteGroups(entries, searched), [entries, searched])
  const { groups, isWhole, showAll } = useFirstEntries(found)
  const shown = useMemo(() => found.flatMap((group) => group.items), [found])
  const [card, setCard] = useState<OpenCard>()
  const openCard = useCallback((lawful: Lawful, anchor: HTMLElement | null) => {
    if (anchor && field.current) setCard({ ...lawful, anchor, focus: field.current })
  }, [])

  const best = useObservable(palette.isRun) && isSettled ? shown[0] : undefined
  useEffect(() => {
    // A disabled entry stays visible with its reason.
    if (!best || best.disabledReason) return
    palette.close()
    // Enter was pressed before the list had an entry: logs it as on the dialog.
    const within = { role: 'dialog', name: TITLE }
    const at = { role: 'option', name: best.label, within }
    log.intent(`choose option "${best.label}"`, 'keyboard', { at }, null)
    if (best.to) void go(best.to)
    else best.run?.()
  }, [best, go, log, palette])

  function onKeyDown(event: BaseUIKeyEvent) {
    if (event.key === 'Enter' && event.altKey) {
      event.preventDefault()
      event.preventBaseUIHandler()
      const id = event.currentTarget.getAttribute('aria-activedescendant')
      const { lawful } = highlighted.current ?? {}
      if (isSettled && id && lawful) openCard(lawful, document.getElementById(id))
      return
    }
    if (event.key === 'Enter' && !isSettled) {
      // The list still shows an earlier text: the best match runs once the list is current.
      event.preventDefault()
      event.preventBaseUIHandler()
      palette.isRun.set(true)
      return
    }
    if (!isWhole && isMove(event)) {
      event.preventDefault()
      event.preventBaseUIHandler()
      flushSync(showAll)
      pressAgain(event)
      return
    }
    const from = highlighted.current ? shown.indexOf(highlighted.current) : -1
    if (moveHighlight(event, from, shown.length)) event.preventDefault()
  }
  return (
    <Dialog
      open
      onDismiss={onDismiss}
      title={TITLE}
      size="search"
      initialFocus={field}
      footer={<PaletteHints withState={shown.some(({ lawful }) => lawful)} />}
    >
      <Base.Root
        inline
        open
        items={groups}
        mode="none"
        value={typed}
        // Without this check, a pressed entry puts its label into the field.
        onValueChange={(value, { reason }) => reason !== 'item-press' && palette.type(value)}
        itemToStringValue={(entry: PaletteEntry) => entry.label}
        autoHighlight="always"
        keepHighlight
        onItemHighlighted={(entry) => {
          highlighted.current = entry
          if (entry?.to) intent.intend(entry.to)
          else intent.cancel()
        }}
      >
        <div className={styles.field}>
          <Search size={18} className={styles.icon} aria-hidden />
          <Base.Input
            ref={field}
            className={styles.search}
            aria-label="Search"
            placeholder="Go to, or do"
            onFocus={onField}
            onKeyDown={onKeyDown}
          />
          {typed && (
            <Base.Clear className={`${iconButton.button} ${styles.clear}`} aria-label="Clear search">
              <X size={16} aria-hidden />
            </Base.Clear>
          )}
        </div>
        <div className={styles.results}>
          <Base.Empty className={styles.none}>{shown.length === 0 && 'Nothing matches.'}</Base.Empty>
          <List go={go} openCard={openCard} />
        </div>
      </Base.Root>
      {card && (
        <Suspense>
          <LawCard
            key={card.law.kind}
            card={{ ...card, ...nowOf(card, entries) }}
            onClose={() => setCard(undefined)}
            onLeave={palette.close}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

/** Time without a key press before the entries out of view are rendered, in milliseconds. */
const QUIET_MS = 250

/** The entries in view at first, and all once the text stays: most entries are never looked at. */
function useFirstEntries(found: readonly PaletteGroup[]) {
  const [settled, setSettled] = useState<readonly PaletteGroup[]>()
  const showAll = useCallback(() => setSettled(found), [found])
  useEffect(() => {
    const timer = setTimeout(() => startTransition(showAll), QUIET_MS)
    return () => clearTimeout(timer)
  }, [showAll])
  const groups = useMemo(() => (settled === found ? found : firstOf(found)), [settled, found])
  return { groups, isWhole: groups === found, showAll }
}

/** The current record of an open card. */
function nowOf({ law, row }: Lawful, entries: readonly PaletteEntry[]): Lawful | undefined {
  const { id } = law.read(row)
  return entries.find(({ lawful }) => lawful?.law === law && law.read(lawful.row).id === id)?.lawful
}

type OpenCardOf = (lawful: Lawful, anchor: HTMLElement | null) => void

/** The state of its record; a click opens the law card. */
const StateOf = ({ lawful, openCard }: { lawful: Lawful; openCard: OpenCardOf }) => {
  const { lifecycle, tone, read } = lawful.law
  const { state } = read(lawful.row)
  return (
    <span
      className={`${styles.mark} ${styles.state}`}
      aria-hidden
      onClick={(event) => {
        event.preventDefault()
        event.stopPropagation()
        openCard(lawful, event.currentTarget)
      }}
    >
      <StateMark tone={tone(state)} moving={lifecycle.isTransitional(state)} />
    </span>
  )
}

/** Icons that no other part of the first page has. */
const marks = { keyboard: <Keyboard size={16} />, settings: <Settings size={16} /> }

/** The icon of its target or its action. */
function Mark({ of: { mark, to, tone, also } }: { of: PaletteEntry }) {
  const Icon = also ? Plus : to === undefined ? (tone === 'danger' ? Trash2 : Zap) : ArrowRight
  return (
    <span className={styles.mark} aria-hidden>
      {typeof mark === 'string' ? marks[mark] : (mark ?? <Icon size={16} />)}
    </span>
  )
}

/** The matching entries. Memoized apart from the field, so that a key press renders only the field. */
const List = memo(function List({ go, openCard }: Omit<EntryProps, 'entry'>) {
  return (
    <Base.List className={styles.list} aria-label="Entries">
      {(group: PaletteGroup) => (
        <Base.Group key={group.name} items={group.items}>
          <Base.GroupLabel className={styles.heading}>
            {group.name}
            {group.more > 0 &&
              `: the first ${MOST_OF_GROUP} of ${MOST_OF_GROUP + group.more}, type to find the others`}
          </Base.GroupLabel>
          <Base.Collection>
            {(entry: PaletteEntry) => (
              <Entry key={`${entry.label} ${entry.to ?? ''}`} entry={entry} go={go} openCard={openCard} />
            )}
          </Base.Collection>
        </Base.Group>
      )}
    </Base.List>
  )
})

interface EntryProps {
  entry: PaletteEntry
  go: (to: string) => unknown
  openCard: OpenCardOf
}

/** A destination is a link, so that it can be opened in a new tab. */
const Entry = memo(function Entry({ entry, go, openCard }: EntryProps) {
  const { close } = usePart(palettePart)
  const { to, disabledReason, lawful } = entry
  if (to === undefined)
    return (
      <Base.Item
        value={entry}
        className={styles.entry}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-description={disabledReason}
        onClick={() => {
          if (disabledReason) return
          close()
          entry.run?.()
        }}
      >
        <Mark of={entry} />
        <span className={styles.word}>{entry.label}</span>
        {disabledReason && <small aria-hidden>{disabledReason}</small>}
      </Base.Item>
    )
  return (
    <Base.Item
      value={entry}
      className={styles.entry}
      render={<Link to={to} tabIndex={-1} />}
      aria-keyshortcuts={lawful && 'Alt+Enter'}
      onClick={(event) => {
        // A modified click opens a new tab and leaves the palette open.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        close()
        void go(to)
      }}
    >
      {lawful ? <StateOf lawful={lawful} openCard={openCard} /> : <Mark of={entry} />}
      <span className={styles.word}>{entry.label}</span>
    </Base.Item>
  )
})
