import { Fragment, useCallback, useId, useMemo, useState, type ReactNode } from 'react'
import { cleanText } from '#src/cleanText'
import { isDoneRow } from '#machines/interaction/batchMachine'
import type { RunningBatch } from '#store/actors/batch/batchView'
import { projectsApi } from '#store/api/resources/projects'
import { silosApi } from '#store/api/resources/silos'
import { vpcsApi } from '#store/api/resources/vpcs'
import { USUAL_AT_ONCE } from '#store/commands/many'
import { FINAL } from '#store/commands/question'
import { useActors, useAppStore } from '#store/hooks'
import { groupsOf } from '#model/groupsOf'
import { counted } from '#ui/format/counted'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { StateMark } from '#ui/feedback/StateBadge'
import { formatLong } from '#ui/format/age'
import { formatCount } from '#ui/format/numbers'
import { TextInput } from '#ui/forms/TextInput'
import { Card } from '#ui/layout/Card'
import { Fold } from '#ui/layout/Fold'
import { PageHeader } from '#ui/layout/PageHeader'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { useBatchOf } from '#features/kit/commands/useBatchOf'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { PageHelp } from '#features/kit/help/PageHelp'
import { useUsualLengths } from '#features/kit/ledger/LineList'
import { Unkept } from '#features/kit/ledger/Unkept'
import { useLedger } from '#features/kit/ledger/useLedger'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { Link } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { instances } from '#features/project/instances/noun'
import { projects } from '#features/silo/projects/noun'
import { silos } from '#features/system/silos/noun'
import { vpcs } from '#features/project/vpcs/noun'
import { deleteAllBatch, deleteAllRows, someNames } from './deleteAllBatch'
import { firstStep, outlookOf, usualLength, type Outlook, type UsualLength } from './outlook'
import type { WholeReading, Whole } from './thing'
import { sumText } from './branches'
import { Tree } from './Tree'
import { useReading, type ReadingState } from './useReading'
import styles from './DeleteAll.module.css'

/** Takes down the project of the address. */
export function ProjectDeleteAllPage() {
  const { project } = useParam('project')
  const whole = useMemo<Whole>(() => ({ kind: 'project', project }), [project])
  const { data } = projectsApi.endpoints.projectView.useQueryState({ project })
  const list = { label: 'All projects', to: projects.to.list() }
  return <DeleteAll whole={whole} loaded={data} name={project} list={list} />
}

/** Takes down the VPC of the address. */
export function VpcDeleteAllPage() {
  const { project, vpc } = useParam('project', 'vpc')
  const whole = useMemo<Whole>(() => ({ kind: 'vpc', project, vpc }), [project, vpc])
  const { data } = vpcsApi.endpoints.vpcView.useQueryState({ project, vpc })
  const list = { label: 'All VPCs', to: vpcs.to.list({ project }) }
  return <DeleteAll whole={whole} loaded={data} name={vpc} list={list} />
}

/** Takes down the silo of the address. */
export function SiloDeleteAllPage() {
  const { silo } = useParam('silo')
  const whole = useMemo<Whole>(() => ({ kind: 'silo', silo }), [silo])
  const { data } = silosApi.endpoints.siloView.useQueryState({ silo })
  const list = { label: 'All silos', to: silos.to.list() }
  return <DeleteAll whole={whole} loaded={data} name={silo} list={list} />
}

interface DeleteAllProps {
  whole: Whole
  /** Its record, until it is gone. */
  loaded: { id: string } | undefined
  name: string
  /** The list that it is in. */
  list: { label: string; to: string }
}

const readText = ({ things }: WholeReading) => `Read: ${counted(things.length, 'thing')}`

/**
 * Shows what is in a project, a VPC or a silo, and deletes all of it once its name is typed. Before the thing itself is
 * deleted, it is read again. If something is in it, it is not deleted; what appeared meanwhile is named, and deleted only
 * after the name was typed again. Rules: DOWN-1 to DOWN-3.
 */
function DeleteAll({ whole, loaded, name, list }: DeleteAllProps) {
  const { state, read, stop } = useReading(whole)
  // The id stays when the record is gone.
  const [loadedId] = useState(loaded?.id)
  const id = (state.is === 'read' ? state.reading.things[0]?.id : undefined) ?? loadedId
  // The rest is read again: others may have created something meanwhile.
  const onEnd = useCallback((isDone: boolean) => void (isDone || read()), [read])
  const { batch, hasEnded, isDone: isGone } = useBatchOf({ kind: whole.kind, id }, onEnd)
  return (
    <div className={styles.page}>
      <PageHeader
        title={`Take down ${name}`}
        context="Everything in it is listed before anything is deleted."
        actions={<PageHelp />}
      />
      {/* Announced once the reading is over; its numbers would be too many to hear. */}
      <div role="status">
        <VisuallyHidden>{state.is === 'read' && readText(state.reading)}</VisuallyHidden>
      </div>
      {isGone && (
        <Notice tone="info" title={`${name} is gone`}>
          Everything that was in it is deleted. <Link to={list.to}>{list.label}</Link>
        </Notice>
      )}
      {batch && !hasEnded && (
        <Notice tone="info" title={`${name} is being taken down`}>
          The line at the bottom of the page shows its progress and can pause it.
        </Notice>
      )}
      {!isGone && (!batch || hasEnded) && (
        <Read state={state} onStop={stop} onRead={read}>
          {(reading) => <Plan whole={whole} reading={reading} batch={batch} onRead={read} />}
        </Read>
      )}
    </div>
  )
}

interface ReadProps {
  state: ReadingState
  onStop: () => void
  onRead: () => void
  children: (reading: WholeReading) => ReactNode
}

/** The progress of the reading, or what was read. */
function Read({ state, onStop, onRead, children }: ReadProps) {
  switch (state.is) {
    case 'reading': {
      const { read, of } = state.progress
      const text = `Reading ${formatCount(read)} of ${formatCount(of)} lists`
      return (
        <>
          <ProgressBar label="Reading" percent={Math.round((read / of) * 100)} text={text} />
          <p>{text}</p>
          <div>
            <Button onClick={onStop}>Stop</Button>
          </div>
        </>
      )
    }
    case 'stopped':
      return (
        <div>
          <Button onClick={onRead}>Read what is in it</Button>
        </div>
      )
    case 'failed':
      return <ErrorNotice title="Could not read what is in it" error={state.error} onRetry={onRead} />
    case 'read':
      return children(state.reading)
  }
}

/** " It usually takes about 2 min."; that the usual length is known of a part; empty if it is known of none. */
function lengthText({ ms, known, of }: UsualLength): string {
  if (known === 0) return ''
  const length = formatLong(ms)
  return known === of
    ? ` It usually takes about ${length}.`
    : ` It usually takes at least ${length}: the usual length is known for ${formatCount(known)} of ${formatCount(of)} deletions.`
}

interface PlanProps {
  whole: Whole
  reading: WholeReading
  /** The batch that has ended and left something. */
  batch: RunningBatch | undefined
  onRead: () => void
}

/** The plan of a reading: the tree, the refusals, and the question. */
function Plan({ whole, reading, batch, onRead }: PlanProps) {
  const store = useAppStore()
  const runWithActors = useActors()
  const whyNot = useRoleReason()
  const { lines, unkept } = useLedger()
  const usual = useUsualLengths(lines)
  const outlooks = useMemo(() => outlookOf(reading, whyNot), [reading, whyNot])
  const refusing = outlooks.filter(({ refuses }) => refuses !== undefined)
  const length = useMemo(() => usualLength(outlooks, usual, USUAL_AT_ONCE), [outlooks, usual])
  const [first] = reading.things
  if (!first) return null
  const { name } = first
  const known = batch && new Set(batch.rows.map(({ id }) => id))
  const appeared = known ? outlooks.filter(({ thing }) => !known.has(thing.id)) : []
  function begin() {
    if (batch) {
      const { rows, after } = deleteAllRows(store, whole, reading, outlooks)
      return batch.extend(rows, { after })
    }
    const asked = deleteAllBatch(store, whole, reading, outlooks)
    if (asked)
      runWithActors(`Could not begin with ${name}`, ({ askMany }) => {
        void askMany(asked, whyNot)
      })
  }
  const ask = <Ask name={name} label={batch ? 'Go on' : 'Take down'} onBegin={begin} />
  return (
    <>
      {batch && <Left batch={batch} />}
      {appeared.length > 0 && (
        <Notice tone="attention" title="Appeared meanwhile">
          {someNames(appeared.map(({ thing }) => thing.name))}. Going on deletes that too.
        </Notice>
      )}
      <Card
        title="What is in it"
        // Otherwise it stands below the step that comes first.
        actions={refusing.length === 0 && <Button onClick={onRead}>Check again</Button>}
      >
        <Tree reading={reading} />
        {reading.unread.map((text) => (
          <p key={text}>{text}.</p>
        ))}
      </Card>
      <Refusals whole={whole} refusing={refusing} outlooks={outlooks} onRead={onRead} />
      <p>
        {sumText(outlooks.map(({ thing }) => thing))}
        {outlooks.length > 1 && ', in the order that the region needs'}.{lengthText(length)}
      </p>
      <Unkept unkept={unkept} />
      {refusing.length === 0 ? ask : <Fold summary="Take down the rest now">{ask}</Fold>}
    </>
  )
}

/** The rows that an ended batch has not done, or of which that is not known, with their reasons. */
function Left({ batch: { rows } }: { batch: RunningBatch }) {
  const failed = rows.filter((row) => row.phase === 'failed' || row.phase === 'unknown')
  const unknown = rows.filter(({ phase }) => phase === 'unknown').length
  const notDone = rows.filter((row) => !isDoneRow(row)).length - unknown
  const title = [
    ...(notDone > 0 ? [`${counted(notDone, 'is', 'are')} not done`] : []),
    ...(unknown > 0 ? [`${counted(unknown, 'is', 'are')} unknown`] : []),
  ].join(', ')
  return (
    <Notice tone="attention" title={title}>
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

interface RefusalsProps {
  whole: Whole
  refusing: readonly Outlook[]
  outlooks: readonly Outlook[]
  onRead: () => void
}

/**
 * The things that cannot be deleted now, by reason, each with its state, if that is the reason, and the number of things
 * that it keeps; and the step that comes first.
 */
function Refusals({ whole, refusing, outlooks, onRead }: RefusalsProps) {
  if (refusing.length === 0) return null
  const users = [...new Set(refusing.flatMap(({ usedBy = [] }) => usedBy))]
  return (
    <Notice tone="attention" title={`${formatCount(refusing.length)} cannot be deleted now`}>
      <dl className={styles.reasons}>
        {[...groupsOf(refusing, ({ refuses }) => refuses)].map(([reason, kept]) => (
          <div key={reason}>
            <dt>{reason}:</dt>
            {kept.map(({ thing, isOfState }) => {
              const { id, name, to, stateful } = thing
              const count = outlooks.filter(({ keptBy }) => keptBy === thing).length
              return (
                <dd key={id}>
                  {to ? <Link to={to}>{name}</Link> : name}
                  {isOfState && stateful && (
                    <>
                      {' '}
                      <StateButton {...stateful} />
                    </>
                  )}
                  {count > 0 && ` (blocks ${formatCount(count)} more)`}
                </dd>
              )
            })}
          </div>
        ))}
      </dl>
      <p className={styles.first}>
        {whole.kind === 'vpc' && users.length > 0 ? (
          <>
            Delete <Instances names={users} project={whole.project} /> first
          </>
        ) : (
          firstStep(refusing)
        )}
        , then check again.
      </p>
      <Button size="small" onClick={onRead}>
        Check again
      </Button>
    </Notice>
  )
}

/** "crane-vision, net-heavy and edge-1", as links. */
const Instances = ({ names, project }: { names: readonly string[]; project: string }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (index === names.length - 1 ? ' and ' : ', ')}
      <Link to={instances.to.page({ project, instance: name })}>{name}</Link>
    </Fragment>
  ))

interface AskProps {
  name: string
  label: string
  onBegin: () => void
}

/** Asks for the name, then begins. */
function Ask({ name, label, onBegin }: AskProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const isTyped = cleanText(typed) === name
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        if (isTyped) onBegin()
      }}
    >
      <p className={styles.final}>
        <StateMark tone="attention" />
        {FINAL}
      </p>
      <label htmlFor={id}>
        Type <strong>{name}</strong> to delete it with everything in it
      </label>
      <TextInput id={id} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Button
        type="submit"
        tone="danger"
        disabledReason={isTyped ? undefined : `Type ${name} to delete it with everything in it`}
      >
        {label}
      </Button>
    </form>
  )
}
