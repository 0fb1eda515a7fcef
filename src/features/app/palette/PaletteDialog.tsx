import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Dialog } from '../../../ui/Dialog'
import { matchScore } from './match'
import { setPaletteOpen, useAllPaletteEntries, type PaletteEntry } from './paletteStore'
import styles from './PaletteDialog.module.css'

/** Most entries of one group at a time. Nobody reads on from there, and a thousand would be slow to type over. */
const MOST_OF_GROUP = 100

/** Deeds come first; the other groups in the order they were registered, each kept together. */
function ordered(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const groups = [...new Set(entries.map((entry) => entry.group))].sort(
    (a, b) => Number(b === 'Actions') - Number(a === 'Actions'),
  )
  const found = entries
    .map((entry) => ({ entry, score: matchScore(entry.label, typed) }))
    .filter(({ score }) => score > 0)
  return groups.flatMap((group) =>
    found
      .filter(({ entry }) => entry.group === group)
      .sort((a, b) => (typed ? b.score - a.score : 0))
      .slice(0, MOST_OF_GROUP)
      .map(({ entry }) => entry),
  )
}

/** Everything one can do or go to from here, found by typing. */
export function PaletteDialog() {
  const entries = useAllPaletteEntries()
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState(0)
  const go = useNavigate()
  const list = useId()
  const shown = useMemo(() => ordered(entries, typed), [entries, typed])
  const close = () => setPaletteOpen(false)

  function run(entry: PaletteEntry | undefined) {
    if (!entry) return
    close()
    if (entry.to) void go(entry.to)
    else entry.run?.()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && shown.length > 0) {
      event.preventDefault()
      const next = (selected + step + shown.length) % shown.length
      setSelected(next)
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') {
      // The key must not reach a form that opens because of it.
      event.preventDefault()
      run(shown[selected])
    }
  }
  return (
    <Dialog open onDismiss={close} title="Quick actions" size="free">
      <input
        className={styles.search}
        role="combobox"
        aria-label="Search"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? `${list}-${selected}` : undefined}
        placeholder="Search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setSelected(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.list} role="listbox" id={list} aria-label="Entries">
        {shown.length === 0 && <p className={styles.none}>Nothing matches.</p>}
        {shown.map((entry, index) => (
          <Entry
            key={`${entry.group} ${entry.label} ${entry.to ?? ''}`}
            id={`${list}-${index}`}
            entry={entry}
            heading={shown[index - 1]?.group === entry.group ? undefined : entry.group}
            selected={index === selected}
            run={() => run(entry)}
            close={close}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface EntryProps {
  id: string
  entry: PaletteEntry
  heading: string | undefined
  selected: boolean
  run: () => void
  close: () => void
}

function Entry({ id, entry, heading, selected, run, close }: EntryProps) {
  const option = {
    role: 'option',
    id,
    tabIndex: -1,
    'aria-selected': selected,
    className: selected ? styles.selected : styles.entry,
  }
  return (
    <>
      {heading && (
        <p className={styles.heading} aria-hidden>
          {heading}
        </p>
      )}
      {entry.to ? (
        <Link
          {...option}
          to={entry.to}
          onClick={(event) => {
            // A modified click opens a tab of its own and leaves the palette as it is.
            if (!event.metaKey && !event.ctrlKey) close()
          }}
        >
          {entry.label}
        </Link>
      ) : (
        <button {...option} type="button" onClick={run}>
          {entry.label}
        </button>
      )}
    </>
  )
}
