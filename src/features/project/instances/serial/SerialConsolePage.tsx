// @chunk instances-serial
import { loadListed, type At } from '#features/kit/routing/load'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { serialConsoleMachine } from '#machines/interaction/serialConsoleMachine'
import { consolePollInterval } from '#machines/lifecycle/pollInterval'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { serialStreamUrl } from '#store/api/wire/serialStream'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { useAppStore, useAsked, useCommand } from '#store/hooks'
import { isPastFrame } from '#store/pastFrame'
import { Button, type ButtonSize } from '#ui/actions/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Notice } from '#ui/feedback/Notice'
import { PageHeader } from '#ui/layout/PageHeader'
import { lazyPart } from '#ui/lazyPart'
import { StateBadge } from '#ui/feedback/StateBadge'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { useParam } from '#features/kit/routing/useParam'
import { polledEvery } from '#features/kit/queries/polling'
import { useShown } from '#features/kit/queries/gone'
import { startInstance } from '#features/shared/instance/commands'
import { CliCommandButton } from '../connect/SerialCommand'
import { InstanceState } from '../InstanceState'
import { badgeOf, noteOf, openStream } from './connection'
import { SerialLine } from './serialLine'
import styles from './SerialConsolePage.module.css'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { instances } from '../noun'

/** The serial console needs only the instance. */
export const loader = loadListed(
  instancesApi.endpoints.instanceView,
  instancesApi.endpoints.instanceList,
  'instance',
  ({ project, instance }: At<'project' | 'instance'>) => ({ project, instance }),
)

const TerminalView = lazyPart(async () => (await import('./TerminalView')).TerminalView)

/** The terminal's placeholder while its code or the instance loads. */
const coming = <div className={styles.coming} />

const hasConsole = (instance: Instance | undefined) =>
  instance !== undefined && instanceLifecycle.can(instance.runState, 'command.openSerialConsole')

const pollEvery = (instance: Instance | undefined) =>
  instance
    ? consolePollInterval(instanceLifecycle.isTransitional(instance.runState), hasConsole(instance))
    : 0

/** An instance's serial console. Each instance has a connection of its own. */
export function SerialConsolePage() {
  const at = useParam('project', 'instance')
  const known = instancesApi.endpoints.instanceView.useQueryState(at)
  const query = instancesApi.endpoints.instanceView.useQuery(at, polledEvery(pollEvery(known.data)))
  const { refetch } = query
  const instance = useShown(query, instances.to.list(at))
  const { log } = useAppStore()
  const [line] = useState(() => new SerialLine())
  const [machine] = useState(() =>
    serialConsoleMachine.provide({ actors: { stream: openStream(line, serialStreamUrl(at)) } }),
  )
  const actor = useActorRef(machine, { id: 'serialConsole', inspect: inspectorOf(log).inspect })
  const snapshot = useSelector(actor, (now) => now)
  const isAvailable = hasConsole(instance)
  const isRetriable = snapshot.hasTag('retriable')

  useEffect(() => {
    // The past has no connection.
    if (isPastFrame) return
    actor.send({ type: isAvailable ? 'console.available' : 'console.unavailable' })
  }, [actor, isAvailable])
  useEffect(() => {
    // The connection ended, so the cached state of the instance may be outdated.
    if (isRetriable) void refetch()
  }, [isRetriable, refetch])

  if (!instance) return null
  const badge = badgeOf(snapshot)
  const note = noteOf(snapshot)
  const hasTerminal = snapshot.context.hasOutput || snapshot.hasTag('busy') || snapshot.hasTag('live')
  return (
    <div className={styles.page}>
      <PageHeader
        title="Serial console"
        context={instance.name}
        actions={
          <>
            <LearnAbout topic="serial-console" />
            <CliCommandButton {...at} />
            <LinkButton to={instances.to.page(at)}>Back to instance</LinkButton>
          </>
        }
      />
      <div className={styles.states}>
        <InstanceState instance={instance} />
        <span role="status" aria-label="Connection">
          <StateBadge {...badge} />
        </span>
      </div>
      {note && (
        // While the connection is lost for a moment, the terminal keeps its size, and with it its place and selection.
        <div className={snapshot.matches('lost') ? styles.over : undefined}>
          <Notice tone={note.tone} title={note.title}>
            <p>{note.text}</p>
            {isRetriable && (
              <Button size="small" onClick={() => actor.send({ type: 'retry.asked' })}>
                Try again now
              </Button>
            )}
            {!isAvailable && <StartButton instance={instance} size="small" />}
          </Notice>
        </div>
      )}
      {hasTerminal && (
        <Suspense fallback={coming}>
          <TerminalView
            line={line}
            label={`Serial console of ${instance.name}`}
            isLive={snapshot.hasTag('live')}
          />
        </Suspense>
      )}
      {!hasTerminal && !note && (isAvailable ? coming : <NoConsole instance={instance} />)}
    </div>
  )
}

/** Why there is no console, and how to get one. */
function NoConsole({ instance }: { instance: Instance }) {
  const { runState, name } = instance
  const isMoving = instanceLifecycle.isTransitional(runState)
  const why = instanceLifecycle.why(runState, 'command.openSerialConsole') ?? ''
  return (
    <EmptyState
      title={isMoving ? `Waiting for ${name}` : 'No console now'}
      body={`${name} is ${runState}. ${why}. The console opens by itself as soon as there is one.`}
      action={<StartButton instance={instance} />}
    />
  )
}

/** Starts a stopped instance. */
function StartButton({ instance, size }: { instance: Instance; size?: ButtonSize }) {
  const dispatchCommand = useCommand()
  const asked = useAsked(instance.id)
  if (startInstance.why(instance)) return null
  return (
    <Button
      tone="primary"
      size={size}
      busy={asked !== undefined}
      onClick={() => dispatchCommand(startInstance, instance)}
    >
      Start instance
    </Button>
  )
}
