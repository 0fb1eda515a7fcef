import { useMemo } from 'react'
import { counted } from '#ui/format/counted'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { EmptyState } from '#ui/feedback/EmptyState'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { verdictOf } from '../../model/entryText'
import {
  commandsIn,
  sequenceOf,
  storyOf,
  type SequenceLane,
  type Message,
  type Sequence,
} from '../../model/sequence'
import { clock, duration } from '../../model/times'
import type { PartProps } from '../part'
import styles from './SequenceTab.module.css'

const CHOSEN = ''

/** The sequence of one command, or of the selected entry, from the click to the resource at rest. */
export function SequenceTab({ seen: { entries }, view, show }: PartProps) {
  const commands = useMemo(() => commandsIn(entries), [entries])
  const chosen = view.entry ?? commands[0]?.seq
  const sequence = useMemo(
    () => (chosen === undefined ? undefined : sequenceOf(entries, chosen)),
    [entries, chosen],
  )
  const story = useMemo(
    () => new Set(chosen === undefined ? [] : storyOf(entries, chosen).map(({ seq }) => seq)),
    [entries, chosen],
  )
  const command = commands.find(({ seq }) => story.has(seq))
  if (!sequence || sequence.messages.length === 0)
    return (
      <EmptyState
        small
        title="No command yet"
        body="Stop or start something, or choose an entry of the log: its sequence is shown here."
      />
    )
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <InlineSelect
          label="Command"
          value={command ? String(command.seq) : CHOSEN}
          options={[
            ...(command ? [] : [{ value: CHOSEN, label: `What led to entry ${chosen}` }]),
            ...commands.map(({ seq, label }) => ({ value: String(seq), label: `${label} (${seq})` })),
          ]}
          onChange={(seq) => show({ entry: Number(seq) })}
        />
        <p>
          {counted(sequence.messages.length, 'step')} in {duration(sequence.totalMs)}
        </p>
      </div>
      <SequenceLines sequence={sequence} chosen={chosen} onChoose={(seq) => show({ entry: seq })} />
    </div>
  )
}

/** The sequence: a column for each lane, a line for each message, from left to right or back. */
function SequenceLines({
  sequence: { lanes, messages },
  chosen,
  onChoose,
}: {
  sequence: Sequence
  chosen: number | undefined
  onChoose: (seq: number) => void
}) {
  const columns = { gridTemplateColumns: `7rem repeat(${lanes.length}, minmax(6rem, 1fr))` }
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label="Sequence of the command">
      <div className={styles.drawing}>
        <div className={styles.lives} style={columns} aria-hidden>
          <span />
          {lanes.map(({ id }) => (
            <span key={id} className={styles.life} />
          ))}
        </div>
        <div className={styles.lanes} style={columns} aria-hidden>
          <span>After</span>
          {lanes.map(({ id, label }) => (
            <span key={id}>{label}</span>
          ))}
        </div>
        <ol aria-label="Steps" className={styles.steps}>
          {messages.map((message) => (
            <Step
              key={message.entry.seq}
              message={message}
              lanes={lanes}
              columns={columns}
              isChosen={message.entry.seq === chosen}
              onChoose={onChoose}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

function Step({
  message: { entry, from, to, words, afterMs, sinceMs },
  lanes,
  columns,
  isChosen,
  onChoose,
}: {
  message: Message
  lanes: readonly SequenceLane[]
  columns: { gridTemplateColumns: string }
  isChosen: boolean
  onChoose: (seq: number) => void
}) {
  const first = Math.min(from, to)
  const span = Math.abs(from - to) + 1
  const direction = from === to ? 'here' : from < to ? 'right' : 'left'
  const route = direction === 'here' ? lanes[to]?.label : `${lanes[from]?.label} to ${lanes[to]?.label}`
  return (
    <li className={styles.step} style={columns} data-chosen={isChosen || undefined}>
      <span className={styles.time} title={clock(entry.at)}>
        {duration(afterMs)}
        {sinceMs >= 1_000 && <small>{duration(sinceMs)} later</small>}
      </span>
      <span
        className={styles.message}
        data-direction={direction}
        data-kind={entry.kind}
        data-verdict={verdictOf(entry)}
        style={{ gridColumn: `${first + 2} / span ${span}`, marginInline: `calc(50% / ${span})` }}
      >
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(entry.seq)}>
          <VisuallyHidden>{route}: </VisuallyHidden>
          {words}
        </button>
      </span>
    </li>
  )
}
