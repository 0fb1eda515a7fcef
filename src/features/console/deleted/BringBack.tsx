import { useState, type ReactNode } from 'react'
import { cleanText } from '#src/cleanText'
import { isDoneRow } from '#machines/interaction/batchMachine'
import type { BatchRowView, RunningBatch } from '#store/actors/batch/batchView'
import type { Amounts } from '#store/commands/manyRule'
import { useActors } from '#store/hooks'
import { countedNamesError } from '#model/countedNames'
import { projectCollaborator } from '#model/needs'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { StateBadge, type StateLook } from '#ui/feedback/StateBadge'
import { Field } from '#ui/forms/Field'
import { TextInput } from '#ui/forms/TextInput'
import { Card } from '#ui/layout/Card'
import { useBatchOf } from '#features/kit/commands/useBatchOf'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { quotaText } from '#features/shared/text/quotaText'
import { bringBackBatch, broughtBackSubject, type BroughtBack, type Steps } from './bringBackBatch'
import styles from './BringBack.module.css'
import type { Comes, OutlookPart } from './chanceOfDisk'

/** How each part looks that comes back, or does not. */
const comings: Readonly<Record<Comes, StateLook & { label: string }>> = {
  same: { label: 'As before', tone: 'well' },
  other: { label: 'Different', tone: 'attention' },
  not: { label: 'Missing', tone: 'off' },
}

/** The parts that come back, as before or different, and those that do not, each with its reason. */
const ReturningParts = ({ parts, again }: { parts: readonly OutlookPart[]; again: () => void }) => (
  <Card title="What comes back" actions={<Button onClick={again}>Check again</Button>}>
    <table className={styles.parts} aria-label="What comes back">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ what, comes, why }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <StateBadge {...comings[comes]} />
            </td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

/**
 * The batch that brings something back, and a function that begins with the steps, or goes on with them in the batch that
 * has ended. Once it has ended, the page is read again: others may have taken something meanwhile.
 */
export function useBringing(what: BroughtBack, again: () => void) {
  const runWithActors = useActors()
  const whyNot = useRoleReason()
  const { batch, hasEnded, isDone } = useBatchOf(broughtBackSubject(what), again)
  function begin(steps: Steps) {
    if (batch) return batch.extend(steps.rows, steps)
    runWithActors(`Could not begin with ${what.name}`, ({ askMany }) => {
      void askMany(bringBackBatch(what, steps), whyNot)
    })
  }
  return {
    batch,
    begin,
    isUnderWay: batch !== undefined && !hasEnded,
    isDone,
  }
}

/** The steps that an ended batch has not done, with their reasons. */
function NotDone({ rows }: { rows: readonly BatchRowView[] }) {
  const failed = rows.filter((row) => !isDoneRow(row) && (row.reason ?? row.error) !== undefined)
  return (
    <Notice tone="attention" title="Not all of it is back">
      <ul className={styles.names}>
        {failed.map(({ id, name, reason, error }) => (
          <li key={id}>
            {name}: {reason ?? error?.message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** While it is brought back: the line at the foot of the page says how far it is. */
export const BeingBroughtBack = ({ name }: { name: string }) => (
  <Notice tone="info" title={`${name} is being brought back`}>
    The line at the bottom of the page shows its progress and can pause it.
  </Notice>
)

/** The name that something gets: its own, or another one if that is taken. */
export function useNewName(first: string, taken: ReadonlySet<string>, noun: string) {
  const [typed, setName] = useState(first)
  const name = cleanText(typed)
  return { typed, name, setName, error: countedNamesError([name], taken, noun) }
}

interface QuestionProps {
  /** The field of its name; undefined if its own name is free. */
  naming?: ReturnType<typeof useNewName> & { hint: string }
  takes: Amounts
  left: Amounts | undefined
  label: string
  onBegin: () => void
  /** Choices before it begins. */
  children?: ReactNode
}

/** Asks for what is still to be chosen, then begins. */
function Question({ naming, takes, left, label, onBegin, children }: QuestionProps) {
  const whyNot = useRoleReason()
  const [isTried, setTried] = useState(false)
  const quota = quotaText({ takes, left })
  const reason = whyNot(projectCollaborator)
  const error = naming?.error
  return (
    <form
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (error === undefined && reason === undefined) onBegin()
      }}
    >
      {naming && (
        <Field label="Name" hint={naming.hint} error={isTried ? error : undefined}>
          {(ids) => (
            <TextInput
              {...ids}
              value={naming.typed}
              onChange={(event) => naming.setName(event.target.value)}
            />
          )}
        </Field>
      )}
      {children}
      {quota && <p>{quota}</p>}
      <Button type="submit" tone="primary" disabledReason={reason}>
        {label}
      </Button>
    </form>
  )
}

interface ComingBackProps extends QuestionProps {
  /** The batch of an attempt, which has ended. */
  batch: RunningBatch | undefined
  outlook: { parts: readonly OutlookPart[]; cannot?: string | undefined }
  /** Reads again. */
  again: () => void
  /** About an earlier attempt. */
  note?: ReactNode
}

/** Lists the parts that come back, with the reasons for those that do not, and asks whether to begin. */
export const ComingBack = ({ batch, outlook, again, note, ...question }: ComingBackProps) => (
  <>
    {batch && <NotDone rows={batch.rows} />}
    {note}
    {outlook.cannot && (
      <Notice tone="attention" title="It cannot be brought back">
        {outlook.cannot}.
      </Notice>
    )}
    <ReturningParts parts={outlook.parts} again={again} />
    {!outlook.cannot && <Question {...question} />}
  </>
)
