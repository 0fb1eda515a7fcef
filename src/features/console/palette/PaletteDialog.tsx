// @chunk palette
import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useObservable } from '#store/observable'
import { useAppStore, useConsolePart } from '#store/hooks'
import { isComposing } from '#ui/forms/isComposing'
import { SearchDialog } from '#ui/overlays/SearchDialog'
import type { StatefulRecord } from '#features/kit/lifecycle/statefulResource'
import { LateLifecycleCard } from '#features/kit/lifecycle/lazyLifecycleCard'
import type { OpenCard } from '#features/kit/lifecycle/openCard'
import type { NavBlock } from '#features/kit/noun/navigation'
import { useMe } from '#features/kit/roles/useMe'
import { BY_WORD } from './match'
import { firstOf, paletteGroups, type PaletteGroup } from './paletteGroups'
import {
  INSTEAD,
  palette as palettePart,
  type InProject,
  type PaletteEntry,
} from '#features/kit/palette/paletteStore'
import { highlightAfter } from './highlight'
import { Options } from './Options'
import { formatCount } from '#ui/format/numbers'
import { everywhere, insteadOf, notSearchedText, nothingText, gatheredText, unmetText } from './nothing'
import { PaletteHints } from './PaletteHints'
import { useFrameEntries } from './useFrameEntries'
import { noteRecent } from './recents'
import { SearchField } from './SearchField'
import { useFound, type Found } from './useFound'
import { useProjectChoices, type ProjectChoices } from './useProjectChoices'
import { useHighlight } from './useHighlight'
import styles from './PaletteDialog.module.css'

/** Not visible; the specification's name of the dialog. */
const TITLE = 'Quick actions'

interface PaletteDialogProps {
  /** The links of the sidebar. */
  blocks: readonly NavBlock[]
  /** Called when the field has the focus. */
  onField: () => void
  onDismiss: () => void
}

/** All actions and destinations available from here, found by typing. */
export function PaletteDialog({ blocks, ...props }: PaletteDialogProps) {
  const palette = useConsolePart(palettePart)
  useObservable(palette.version)
  const { before, after } = useFrameEntries(blocks)
  const own = palette.entries()
  const isFilter = ({ group }: PaletteEntry) => group === INSTEAD
  return (
    <Palette
      entries={[...before, ...own.filter((entry) => !isFilter(entry)), ...after]}
      filter={own.find(isFilter)?.label}
      {...props}
    />
  )
}

interface PaletteProps extends Omit<PaletteDialogProps, 'blocks'> {
  entries: readonly PaletteEntry[]
  /** The filter of the list of the page: "Filter instances". */
  filter: string | undefined
}

/** Whether one of the entries is a page or a record: of those there may be more elsewhere, and of commands there are not. */
const leadsSomewhere = (groups: readonly PaletteGroup[]) =>
  groups.some(({ items }) => items.some(({ to }) => to !== undefined))

/**
 * The entries that a text finds, on the page and elsewhere; without any, what is offered in their place. In the second step,
 * the projects that it finds.
 */
function useMatching(
  entries: readonly PaletteEntry[],
  filter: string | undefined,
  { text: typed, step }: Matched,
) {
  const elsewhere = useFound(step ? '' : typed)
  const choices = useProjectChoices(step)
  const { more, isUnmet, gather, gathered, isWhole } = elsewhere
  const found = useMemo(
    () => paletteGroups(step ? choices.entries : [...entries, ...elsewhere.entries], typed, more),
    [step, choices.entries, entries, elsewhere.entries, typed, more],
  )
  // Letters that only happen to follow each other are no answer.
  const isAnswered = !isUnmet && found.some(({ best }) => best >= BY_WORD)
  const needsMore = !isAnswered && !gathered
  useEffect(() => {
    if (needsMore) gather?.()
  }, [needsMore, gather])
  const isGathering = !isAnswered && (gathered ? !gathered.isSettled : gather !== undefined)
  const isNothing = found.length === 0 && !elsewhere.isSearching && !isGathering && !step
  const { pathname, search } = useLocation()
  const matching = useMemo(
    () =>
      isNothing
        ? insteadOf(typed, filter === undefined ? filter : { label: filter, pathname, search })
        : isAnswered && gather && !gathered && !isWhole && leadsSomewhere(found)
          ? [...found, everywhere(typed, gather)]
          : found,
    [isNothing, isAnswered, gather, gathered, isWhole, found, typed, filter, pathname, search],
  )
  return {
    /** What is found elsewhere. */
    elsewhere,
    matching,
    /** The entries of the groups, in their order. */
    shown: useMemo(() => matching.flatMap(({ items }) => items), [matching]),
    isNothing,
    isSearching: elsewhere.isSearching || (isGathering && found.length === 0),
    /** How far the reading has come. Not announced: it changes several times a second. */
    progress: gathered && !gathered.isSettled ? gatheredText(gathered) : '',
    status: step
      ? choiceStatus(typed, found.length, choices)
      : statusOf(typed, found.length, isGathering, elsewhere),
  }
}

/** The entries that the keys of the field lead through. */
interface Keyed {
  highlight: ReturnType<typeof useHighlight>
  shown: readonly PaletteEntry[]
  openCard: (stateful: StatefulRecord, anchor: HTMLElement) => void
  /** Enter was pressed while no entry is shown. */
  onEarlyEnter: () => void
}

/** Enter chooses the entry that is highlighted, and with Alt opens its card; other keys move the highlight. */
function followKey(
  event: KeyboardEvent<HTMLInputElement>,
  { highlight, shown, openCard, onEarlyEnter }: Keyed,
) {
  // Keys of an input method choose its letters.
  if (isComposing(event)) return
  if (event.key === 'Enter') {
    // The key must not submit a form that opens now.
    event.preventDefault()
    const option = highlight.option()
    const stateful = shown[highlight.index()]?.stateful
    if (event.repeat) return
    if (event.altKey && option && stateful) openCard(stateful, option)
    else if (!event.altKey && option) option.click()
    else if (!event.altKey) onEarlyEnter()
    return
  }
  const to = highlightAfter(event, highlight.index(), shown.length, event.currentTarget)
  if (to === undefined) return
  event.preventDefault()
  highlight.moveTo(to)
}

/** What the list is matched with. */
interface Matched {
  text: string
  /** What a project is chosen for; undefined in the first step. */
  step: InProject | undefined
}

/** What the list is matched with: it follows the field, which shows a key before the list is matched. */
function useMatched(text: string, step: InProject | undefined) {
  const [matched, setMatched] = useState<Matched>({ text, step })
  useEffect(() => startTransition(() => setMatched({ text, step })), [text, step])
  return {
    matched,
    isCurrent: matched.text === text && matched.step === step,
    /** Matches the list now. */
    catchUp: () => flushSync(() => setMatched({ text, step })),
  }
}

/** The dialog with its field. A key press renders it, and none of the entries again that stay. */
function Palette({ entries, filter, onField, onDismiss }: PaletteProps) {
  const palette = useConsolePart(palettePart)
  const typed = useObservable(palette.text)
  const isRun = useObservable(palette.isRun)
  const step = useObservable(palette.step)
  const { matched, isCurrent, catchUp } = useMatched(typed, step)
  const { elsewhere, matching, shown, isNothing, isSearching, progress, status } = useMatching(
    entries,
    filter,
    matched,
  )
  const { groups, showAll } = useFirstEntries(matching)
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const highlight = useHighlight({ field, results, shown, typed: matched.text, showAll })
  const [card, setCard] = useState<OpenCard>()
  const openCard = (stateful: StatefulRecord, anchor: HTMLElement) => {
    if (field.current) setCard({ ...stateful, anchor, focus: field.current })
  }
  const choose = useChoose()
  useRunOnceFound(isRun && !isNothing && isCurrent ? shown[0] : undefined, choose)
  // The best match of the text may be in a list that is on its way.
  const onEarlyEnter = () => isSearching && palette.isRun.set(true)
  const onKey = useRef<(event: KeyboardEvent<HTMLInputElement>) => void>(undefined)
  useLayoutEffect(() => {
    onKey.current = (event) => followKey(event, { highlight, shown, openCard, onEarlyEnter })
  })
  return (
    <>
      <SearchDialog
        onDismiss={onDismiss}
        title={TITLE}
        field={field}
        footer={
          <PaletteHints withState={shown.some(({ stateful }) => stateful)} isStep={step !== undefined} />
        }
      >
        <SearchField
          field={field}
          typed={typed}
          step={step?.label}
          onType={(text) => palette.type(text)}
          onFocus={onField}
          onKeyDown={(event) => {
            if (step && leavesStep(event, typed)) return palette.ask(undefined)
            // A key that chooses or moves is about the list of the whole text.
            if (event.key.length > 1 && !isCurrent) catchUp()
            onKey.current?.(event)
          }}
        />
        <div
          ref={results}
          className={styles.results}
          // Chromium stops at a box that scrolls; the keys of the field scroll it.
          tabIndex={-1}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={({ target, pointerType }) => {
            // A finger scrolls.
            if (pointerType !== 'touch' && target instanceof Element)
              highlight.pointAt(target.closest('[role="option"]'))
          }}
        >
          <Options id="palette-entries" groups={groups} choose={choose} openCard={openCard} />
          <p role="status" className={styles.none} data-nothing={isNothing || undefined}>
            {status}
          </p>
          <p className={styles.none}>{progress}</p>
        </div>
      </SearchDialog>
      {/* Beside the dialog: its keys are not those of the dialog. */}
      {card && (
        <Suspense>
          <LateLifecycleCard
            key={card.resource.kind}
            card={{ ...card, ...nowOf(card, [...entries, ...elsewhere.entries]) }}
            onClose={() => setCard(undefined)}
            onLeave={palette.close}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whether a key leads back from the choice of a project: Escape, and Backspace in the empty field. */
function leavesStep(event: KeyboardEvent<HTMLInputElement>, typed: string): boolean {
  const leaves = event.key === 'Escape' || (event.key === 'Backspace' && typed === '')
  if (!leaves || isComposing(event)) return false
  // The dialog would close.
  event.stopPropagation()
  event.preventDefault()
  return true
}

/** The sentence beside the projects to choose from. */
function choiceStatus(typed: string, count: number, { isReading, hasFailed }: ProjectChoices): string {
  if (hasFailed) return 'Could not read the projects.'
  if (isReading) return 'Reading the projects…'
  return count > 0 ? '' : `No project matches “${typed.trim()}”.`
}

/**
 * The sentence beside the entries.
 *
 * @param count the number of groups
 * @param isGathering more is being read for the text
 */
function statusOf(
  typed: string,
  count: number,
  isGathering: boolean,
  { here, isSearching, read, first, failed, asked, gathered, isUnmet }: Found,
): string {
  if (failed.length > 0) return `Could not search: ${failed.join(', ')}.`
  const isRead = gathered?.isSettled === true
  if (isRead && (isUnmet || count === 0)) return unmetText(typed, here, gathered)
  if (isRead) return notSearchedText(gathered)
  if (count > 0) return ''
  if (!isSearching && !isGathering) return nothingText(typed, here, asked, first)
  return read === undefined ? 'Searching…' : `Searching… ${formatCount(read)} read`
}

/** Runs the best match of a text for which Enter was pressed before the list had an entry. */
function useRunOnceFound(best: PaletteEntry | undefined, choose: (entry: PaletteEntry) => void) {
  const { log } = useAppStore()
  useEffect(() => {
    // A disabled entry stays visible with its reason.
    if (!best || best.disabledReason) return
    // Logged as Enter on the dialog.
    const within = { role: 'dialog', name: TITLE }
    const at = { role: 'option', name: best.label, within }
    log.intent(`choose option "${best.label}"`, 'keyboard', { at }, null)
    choose(best)
  }, [best, choose, log])
}

/** A stable function that closes the palette, then follows an entry; one that needs a project leads to its choice. */
function useChoose() {
  const palette = useConsolePart(palettePart)
  const userId = useMe().me?.id
  const go = useNavigate()
  return useCallback(
    ({ label, to, run, isStep, inProject, staysOpen }: PaletteEntry) => {
      if (inProject) return palette.ask(inProject)
      if (staysOpen) return run?.()
      palette.close()
      if (to === undefined) return run?.()
      if (userId !== undefined && !isStep) noteRecent(userId, { label, to })
      void go(to)
    },
    [palette, go, userId],
  )
}

/** Time without a key press before the entries out of view are rendered, in milliseconds. */
const QUIET_MS = 250

/** The entries in view at first, and all once the text stays: most entries are never looked at. */
function useFirstEntries(matching: readonly PaletteGroup[]) {
  const [settled, setSettled] = useState<readonly PaletteGroup[]>()
  const showAll = useCallback(() => setSettled(matching), [matching])
  useEffect(() => {
    const timer = setTimeout(() => startTransition(showAll), QUIET_MS)
    return () => clearTimeout(timer)
  }, [showAll])
  return {
    groups: useMemo(() => (settled === matching ? matching : firstOf(matching)), [settled, matching]),
    showAll,
  }
}

/** The current record of an open card. */
function nowOf(
  { resource, row }: StatefulRecord,
  entries: readonly PaletteEntry[],
): StatefulRecord | undefined {
  const { id } = resource.read(row)
  return entries.find(
    ({ stateful }) => stateful?.resource === resource && resource.read(stateful.row).id === id,
  )?.stateful
}
