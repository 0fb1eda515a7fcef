import { useId, useRef, useState, type ReactNode } from 'react'
import { cleanText } from '#src/cleanText'
import type { AskedBatch, Effect } from '#store/actors/batch/batchView'
import { isTyped, type PartitionRow, type RowsByPlan } from '#store/commands/partition'
import { effectsText, FINAL } from '#store/commands/question'
import { Button } from '#ui/actions/Button'
import { formatCount } from '#ui/format/numbers'
import { StateMark } from '#ui/feedback/StateBadge'
import { Checkbox } from '#ui/forms/Checkbox'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { TextInput } from '#ui/forms/TextInput'
import { Fold } from '#ui/layout/Fold'
import { Dialog } from '#ui/overlays/Dialog'
import { quotaText } from '#features/shared/text/quotaText'
import { Returns } from '../dialogs/Returns'
import { Unkept } from '#features/kit/ledger/Unkept'
import { useLedger } from '#features/kit/ledger/useLedger'
import { alreadyTitle, byReason, namesText, OPEN_NAMES, outOfViewText, questionText } from './batchText'
import styles from './Batch.module.css'

const AT_ONCE = ['1', '2', '4', '8'] as const

/** Why a batch cannot begin, as a sentence. */
function whyNotBegin(
  count: number,
  { label, isOne }: { label: string; isOne: boolean },
  needsNumber: boolean,
  typed: string,
): string | undefined {
  if (count === 0) return isOne ? 'It cannot run now' : 'None of them can run now'
  return needsNumber && cleanText(typed).replaceAll(',', '') !== String(count)
    ? `Type ${count} to ${label.toLowerCase()} them`
    : undefined
}

/** Shows what a command would do to each selected row, before anything is sent. */
export function AskBatch({ batch }: { batch: AskedBatch }) {
  const { label, nouns, partition, plans, effects, tone, isInTurn, quota, returns, begin, dismiss } = batch
  const [chosen, setChosen] = useState<readonly RowsByPlan[]>([])
  const [pace, setPace] = useState<Pace>({ pausesAtFailure: false, atOnce: isInTurn ? '1' : '4' })
  const [typed, setTyped] = useState('')
  const { unkept } = useLedger()
  const cancel = useRef<HTMLButtonElement>(null)

  const verb = label.toLowerCase()
  const planned = chosen.flatMap(({ rows }) => rows)
  const count = partition.willRun.length + planned.length
  const plannedIds = new Set(planned.map(({ id }) => id))
  const cannot = partition.cannot.filter(({ id }) => !plannedIds.has(id))
  const needsNumber = isTyped(batch, count)
  const { title, button } = questionText(batch, count)
  const reason = whyNotBegin(count, { label, isOne: button === label }, needsNumber, typed)

  return (
    <Dialog
      open
      size="free"
      title={title}
      onDismiss={dismiss}
      // As in the question about one thing: what would begin is one key further, however long the lists above are.
      initialFocus={cancel}
      footer={
        <>
          <Button tone="ghost" ref={cancel} onClick={dismiss}>
            Cancel
          </Button>
          <Button
            tone={tone}
            disabledReason={reason}
            onClick={() => begin({ planned, ...pace, atOnce: Number(pace.atOnce) })}
          >
            {button}
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        {effects.map((effect) => (
          <EffectText
            key={effectsText(effect)}
            effect={effect}
            of={effects.length > 1 ? ofText(effect.rows, nouns) : undefined}
          />
        ))}
        {returns && <Returns ask={returns} />}
        {quota && <p>{quotaText(quota)}</p>}
        <WillRun title={`To ${verb}`} rows={[...partition.willRun, ...planned]} />
        <RowGroup title={alreadyTitle(partition.isSoAlready)} rows={partition.isSoAlready}>
          <Reasons rows={partition.isSoAlready} />
        </RowGroup>
        <RowGroup title={`Cannot ${verb}`} rows={cannot} isOpen>
          <Reasons rows={cannot} />
        </RowGroup>
        {plans.map((plan) => (
          <Checkbox
            key={plan.steps}
            name={`first ${plan.steps}`}
            label={`First ${plan.steps} ${plan.rows.length} of them, then ${verb}`}
            checked={chosen.includes(plan)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, plan] : chosen.filter((each) => each !== plan))}
          />
        ))}
        {/* What a closed page leaves is offered again from what the browser keeps. */}
        <Unkept unkept={unkept} />
        {count > 1 && <PaceFields pace={pace} onChange={setPace} isInTurn={isInTurn} />}
        {needsNumber && (
          <CountField count={count} verb={verb} nouns={nouns} typed={typed} onType={setTyped} />
        )}
      </div>
    </Dialog>
  )
}

/** How a batch goes through its rows. */
interface Pace {
  pausesAtFailure: boolean
  /** How many rows run at the same time. */
  atOnce: (typeof AT_ONCE)[number]
}

interface PaceFieldsProps {
  pace: Pace
  onChange: (pace: Pace) => void
  /** The rows always run one by one. */
  isInTurn: boolean
}

/** Whether the batch pauses, and how many of its rows run at the same time. */
const PaceFields = ({ pace, onChange, isInTurn }: PaceFieldsProps) => (
  <div className={styles.options}>
    <Checkbox
      name="pausesAtFailure"
      label="Pause at the first failure"
      checked={pace.pausesAtFailure}
      onChange={(pausesAtFailure) => onChange({ ...pace, pausesAtFailure })}
    />
    {!isInTurn && (
      <InlineSelect
        label="At the same time"
        value={pace.atOnce}
        options={AT_ONCE.map((value) => ({ value, label: value }))}
        onChange={(atOnce) => onChange({ ...pace, atOnce })}
      />
    )}
  </div>
)

interface CountFieldProps {
  count: number
  verb: string
  nouns: string
  typed: string
  onType: (text: string) => void
}

/** The number of rows to type, so that many are not deleted by a click. */
const CountField = ({ count, verb, nouns, typed, onType }: CountFieldProps) => {
  const id = useId()
  return (
    <div className={styles.typed}>
      <label htmlFor={id}>
        Type <strong>{count}</strong> to {verb} {count} {nouns}
      </label>
      <TextInput id={id} inputMode="numeric" value={typed} onChange={(event) => onType(event.target.value)} />
    </div>
  )
}

/** The most rows that stand before their effects by name. */
const MOST_NAMED = 3

/** "web-1, web-2", "12 instances". */
const ofText = (rows: readonly { name: string }[], nouns: string) =>
  rows.length > MOST_NAMED ? `${rows.length} ${nouns}` : namesText(rows)

interface EffectTextProps {
  effect: Effect
  /** The names of the rows that it is true of, if there are others. */
  of: string | undefined
}

/** The effects of the command; the sentence that they last has a line of its own. */
const EffectText = ({ effect: { body, isFinal }, of }: EffectTextProps) => (
  <>
    <p>
      {of && (
        <>
          <strong>{of}</strong>
          <br />
        </>
      )}
      {body}
    </p>
    {isFinal && (
      <p className={styles.final}>
        <StateMark tone="attention" />
        {FINAL}
      </p>
    )}
  </>
)

interface RowGroupProps {
  title: string
  rows: readonly PartitionRow[]
  /** Open at first. */
  isOpen?: boolean
  children: ReactNode
}

/** A group with its number. Empty groups are not shown. */
const RowGroup = ({ title, rows, isOpen = false, children }: RowGroupProps) =>
  rows.length > 0 && (
    <Fold
      isOpen={isOpen}
      summary={
        <>
          {title} <span className={styles.count}>{rows.length}</span>
        </>
      }
    >
      <div className={styles.names}>{children}</div>
    </Fold>
  )

/** The rows that the batch would run for: up to ten by name, how many of them are not in view, and the rest on demand. */
function WillRun({ title, rows }: Pick<RowGroupProps, 'title' | 'rows'>) {
  const [shown, rest] = [rows.slice(0, OPEN_NAMES), rows.slice(OPEN_NAMES)]
  const outOfView = outOfViewText(rows)
  return (
    <RowGroup title={title} rows={rows} isOpen>
      {namesText(shown)}
      {outOfView && <p className={styles.outOfView}>{outOfView}</p>}
      {rest.length > 0 && (
        <Fold isQuiet summary={`${formatCount(rest.length)} more`}>
          {namesText(rest)}
        </Fold>
      )}
    </RowGroup>
  )
}

/** The rows of a group by their reasons. */
const Reasons = ({ rows }: { rows: readonly PartitionRow[] }) => (
  <dl className={styles.reasons}>
    {byReason(rows).map((group) => (
      <div key={group.reason}>
        <dt>
          {group.reason} <span className={styles.count}>{group.rows.length}</span>
        </dt>
        <dd>{namesText(group.rows)}</dd>
      </div>
    ))}
  </dl>
)
