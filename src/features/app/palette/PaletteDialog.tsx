import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Dialog } from '../../../ui/Dialog'
import { moveHighlight } from './moveHighlight'
import { paletteGroups, type PaletteGroup } from './groups'
import { PaletteHints } from './PaletteHints'
import {
  setPaletteOpen,
  setPaletteText,
  useAllPaletteEntries,
  usePaletteRun,
  usePaletteText,
  type PaletteEntry,
} from './paletteStore'
import styles from './PaletteDialog.module.css'

const close = () => setPaletteOpen(false)

/** Everything one can do or go to from here, found by typing. @param onField called when the field has the focus */
export function PaletteDialog({ onField }: { onField: () => void }) {
  const entries = useAllPaletteEntries()
  const typed = usePaletteText()
  const go = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const highlighted = useRef<PaletteEntry>(undefined)
  const groups = useMemo(() => paletteGroups(entries, typed), [entries, typed])
  const shown = useMemo(() => groups.flatMap((group) => group.items), [groups])

  const best = usePaletteRun() ? shown[0] : undefined
  useEffect(() => {
    if (!best) return
    close()
    if (best.to) void go(best.to)
    else best.run?.()
  }, [best, go])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const from = highlighted.current ? shown.indexOf(highlighted.current) : -1
    if (moveHighlight(event, from, shown.length)) event.preventDefault()
  }
  return (
    <Dialog open onDismiss={close} title="Quick actions" size="free" footer={<PaletteHints />}>
      <CSPProvider disableStyleElements>
        <Base.Root
          inline
          open
          items={groups}
          mode="none"
          value={typed}
          // A pressed entry would put its own words into the field.
          onValueChange={(value, { reason }) => reason !== 'item-press' && setPaletteText(value)}
          itemToStringValue={(entry: PaletteEntry) => entry.label}
          autoHighlight="always"
          keepHighlight
          onItemHighlighted={(entry) => {
            highlighted.current = entry
          }}
        >
          <div className={styles.field}>
            <Base.Input
              ref={field}
              className={styles.search}
              aria-label="Search"
              placeholder="Search"
              onFocus={onField}
              onKeyDown={onKeyDown}
            />
            {typed && (
              <Base.Clear className={styles.clear} aria-label="Clear search">
                <X size={16} aria-hidden />
              </Base.Clear>
            )}
          </div>
          <div className={styles.results}>
            <Base.Empty className={styles.none}>{shown.length === 0 && 'Nothing matches.'}</Base.Empty>
            <Base.List className={styles.list} aria-label="Entries">
              {(group: PaletteGroup) => (
                <Base.Group key={group.name} items={group.items}>
                  <Base.GroupLabel className={styles.heading}>
                    {group.name}
                    {group.more > 0 &&
                      `: the first ${group.items.length} of ${group.items.length + group.more}, type to find the others`}
                  </Base.GroupLabel>
                  <Base.Collection>
                    {(entry: PaletteEntry) => (
                      <Entry
                        key={`${entry.label} ${entry.to ?? ''}`}
                        entry={entry}
                        go={(to) => {
                          close()
                          void go(to)
                        }}
                      />
                    )}
                  </Base.Collection>
                </Base.Group>
              )}
            </Base.List>
          </div>
        </Base.Root>
      </CSPProvider>
    </Dialog>
  )
}

/** A place is a link, so that it can be opened in a tab of its own. */
function Entry({ entry, go }: { entry: PaletteEntry; go: (to: string) => void }) {
  const { to } = entry
  if (to === undefined)
    return (
      <Base.Item
        value={entry}
        className={styles.entry}
        onClick={() => {
          close()
          entry.run?.()
        }}
      >
        {entry.label}
      </Base.Item>
    )
  return (
    <Base.Item
      value={entry}
      className={styles.entry}
      render={<Link to={to} tabIndex={-1} />}
      onClick={(event) => {
        // A modified click opens a tab of its own and leaves the palette as it is.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    >
      {entry.label}
    </Base.Item>
  )
}
