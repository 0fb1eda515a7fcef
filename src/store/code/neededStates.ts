import type { Lifecycle } from '#machines/lifecycle/ask'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { isRecord } from '#model/isRecord'
import { diskView } from '../api/generated/operations/disks'
import { instanceView } from '../api/generated/operations/instances'
import { snapshotView } from '../api/generated/operations/snapshots'
import type { Operation, OperationName } from '../api/generated/operationTypes'

// Which requests a lifecycle forbids in some states: a script waits before them if it has set the thing in motion itself.

/** The lifecycles, each with the read that shows the state and its parameter. */
const kinds = {
  instance: { lifecycle: instanceLifecycle as Lifecycle, view: instanceView as Operation<OperationName> },
  disk: { lifecycle: diskLifecycle as Lifecycle, view: diskView as Operation<OperationName> },
  snapshot: { lifecycle: snapshotLifecycle as Lifecycle, view: snapshotView as Operation<OperationName> },
} as const

/** A kind of thing that scripts wait for. */
type AwaitedKind = keyof typeof kinds

/** A request's command in the lifecycle of a thing. */
interface Barred {
  kind: AwaitedKind
  event: string
  /** Where the arguments name the thing. */
  at: readonly string[]
  /** The request has other uses, which the lifecycle does not forbid. */
  isOneUse?: true
}

const barred = (kind: AwaitedKind, event: string, ...at: string[]): Barred => ({
  kind,
  event: `command.${event}`,
  at: at.length > 0 ? at : [kind],
})

/**
 * The commands of requests in the lifecycles of what they are about. `tests/contract/neededStates.test.ts` compares them
 * with the commands of the console.
 */
export const barredRequests: Readonly<Partial<Record<OperationName, readonly Barred[]>>> = {
  instanceStart: [barred('instance', 'start')],
  instanceStop: [barred('instance', 'stop')],
  instanceReboot: [barred('instance', 'reboot')],
  instanceDelete: [barred('instance', 'delete')],
  instanceUpdate: [{ ...barred('instance', 'resize'), isOneUse: true }],
  instanceDiskAttach: [barred('instance', 'attachDisk'), barred('disk', 'attach', 'body', 'disk')],
  instanceDiskDetach: [barred('instance', 'detachDisk'), barred('disk', 'detach', 'body', 'disk')],
  instanceNetworkInterfaceCreate: [barred('instance', 'updateNic')],
  affinityGroupMemberInstanceAdd: [barred('instance', 'addToAffinityGroup')],
  antiAffinityGroupMemberInstanceAdd: [barred('instance', 'addToAffinityGroup')],
  diskDelete: [barred('disk', 'delete')],
  diskBulkWriteImportStart: [barred('disk', 'startBulkWrite')],
  diskBulkWriteImportStop: [barred('disk', 'stopBulkWrite')],
  diskFinalizeImport: [barred('disk', 'finalize')],
  snapshotCreate: [barred('disk', 'snapshot', 'body', 'disk')],
  snapshotDelete: [barred('snapshot', 'delete')],
  imageCreate: [barred('snapshot', 'createImage', 'body', 'source', 'id')],
  diskCreate: [barred('snapshot', 'createDisk', 'body', 'diskBackend', 'diskSource', 'snapshotId')],
}

/** A thing that has to be in one of some states before a request. */
export interface Need {
  /** The read that shows its state, and the arguments of that. */
  view: Operation<OperationName>
  args: Readonly<Record<string, unknown>>
  /** The name or id of the thing. */
  of: string
  states: readonly string[]
  /** The request leads it to another state. */
  moves: boolean
}

/** A text in the arguments of a request; undefined for none. */
function textAt(args: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), args)
  return typeof found === 'string' ? found : undefined
}

/**
 * The states that a request needs.
 *
 * @param seen the state that a thing had when the request was accepted; undefined where that is unknown
 */
export function needsOfRequest(
  operation: OperationName,
  args: Readonly<Record<string, unknown>>,
  seen: (id: string) => string | undefined = () => undefined,
): readonly Need[] {
  return (barredRequests[operation] ?? []).flatMap(({ kind, event, at, isOneUse }) => {
    const of = textAt(args, at)
    if (of === undefined) return []
    const { lifecycle, view } = kinds[kind]
    const states = lifecycle.allowedStates(event)
    const state = seen(of)
    if (isOneUse && state !== undefined && !states.includes(state)) return []
    const moves = states.some((from) => ![undefined, from].includes(lifecycle.next(from, event)))
    const project = args['project']
    return { view, args: { [kind]: of, ...(project !== undefined && { project }) }, of, states, moves }
  })
}
