import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { restOf } from '#machines/lifecycle/shortestPath'
import { disksApi } from '#store/api/resources/disks'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import type { Disk, ExternalSubnet, FloatingIp, Instance } from '#store/api/generated/types'
import { isApiError } from '#model/apiError'
import type { Cached } from '#store/api/cached'
import { FRESH, placeKind, WRITE, type UndoAsk, type Called } from '../place'

// Things that are attached to one instance at a time: the value is that instance. An ephemeral IP has no inverse, because
// another address comes back.

interface Holder {
  id: string
  name: string
}

/** The instance that something is attached to; null for none. */
type Held = Holder | null

interface Key {
  id: string
}

const INSTANCES = ['instanceView', 'instanceList']

const seen = (cached: Cached, id: string | null | undefined): Held =>
  id ? { id, name: cached.nameOf(id, INSTANCES) ?? id } : null

/** The instance by its name or id, as a page has asked for it. */
const idOf = (cached: Cached, instance: string) =>
  cached.answer<Instance, { instance: string }>('instanceView', (args) => args.instance === instance)?.id ??
  instance

/** The instance as the region names it now. */
async function holder(ask: UndoAsk, instance: string | null | undefined): Promise<Held> {
  if (!instance) return null
  try {
    const { id, name } = await ask(instancesApi.endpoints.instanceView.initiate({ instance }, FRESH))
    return { id, name }
  } catch (error) {
    // The name is for people; the id says enough.
    if (isApiError(error)) return { id: instance, name: instance }
    throw error
  }
}

const words = (held: Held) => [{ label: 'Attached to', value: held?.name ?? 'None' }]
const essence = (held: Held) => held?.id

const floatingIps = floatingIpsApi.endpoints

const floatingIpAttachment = placeKind<Key, Held>({
  changes: {
    floatingIpAttach: ({ answer, cached }: Called<unknown, FloatingIp>) => ({
      key: { id: answer.id },
      title: `Floating IP ${answer.name}`,
      // The region attaches only one that is free.
      before: null,
      after: seen(cached, answer.instanceId),
    }),
    floatingIpDetach: ({ answer, cached }: Called<unknown, FloatingIp>) => {
      const before = cached.record<FloatingIp>(['floatingIpView', 'floatingIpList'], answer.id)?.instanceId
      const shown = cached.argsWith<{ instance: string }>('instanceExternalIpList', answer.id)?.instance
      const instance = before ?? (shown === undefined ? undefined : idOf(cached, shown))
      return instance === undefined
        ? undefined
        : {
            key: { id: answer.id },
            title: `Floating IP ${answer.name}`,
            before: seen(cached, instance),
            after: null,
          }
    },
  },
  read: async (ask, { id }) =>
    holder(ask, (await ask(floatingIps.floatingIpView.initiate({ floatingIp: id }, FRESH))).instanceId),
  async write(ask, { id: floatingIp }, { value, now }) {
    if (now) await ask(floatingIps.floatingIpDetach.initiate({ floatingIp }, WRITE))
    if (value)
      await ask(
        floatingIps.floatingIpAttach.initiate(
          { floatingIp, body: { kind: 'instance', parent: value.id } },
          WRITE,
        ),
      )
  },
  words,
  essence,
})

const externalSubnets = externalSubnetsApi.endpoints

const externalSubnetAttachment = placeKind<Key, Held>({
  changes: {
    externalSubnetAttach: ({ answer, cached }: Called<unknown, ExternalSubnet>) => ({
      key: { id: answer.id },
      title: `External subnet ${answer.name}`,
      // The region attaches only one that is free.
      before: null,
      after: seen(cached, answer.instanceId),
    }),
    externalSubnetDetach: ({ answer, cached }: Called<unknown, ExternalSubnet>) => {
      const lists = ['externalSubnetView', 'externalSubnetList', 'instanceExternalSubnetList']
      const instance = cached.record<ExternalSubnet>(lists, answer.id)?.instanceId
      return instance == null
        ? undefined
        : {
            key: { id: answer.id },
            title: `External subnet ${answer.name}`,
            before: seen(cached, instance),
            after: null,
          }
    },
  },
  read: async (ask, { id }) =>
    holder(
      ask,
      (await ask(externalSubnets.externalSubnetView.initiate({ externalSubnet: id }, FRESH))).instanceId,
    ),
  async write(ask, { id: externalSubnet }, { value, now }) {
    if (now) await ask(externalSubnets.externalSubnetDetach.initiate({ externalSubnet }, WRITE))
    if (value)
      await ask(
        externalSubnets.externalSubnetAttach.initiate(
          { externalSubnet, body: { instance: value.id } },
          WRITE,
        ),
      )
  },
  words,
  essence,
})

const { instanceDiskAttach, instanceDiskDetach } = instanceDisksApi.endpoints

/** The instance of a disk; none if the disk can be attached to another one, now or once it is at rest. */
const instanceOf = ({ state }: Disk) =>
  'instance' in state && !diskLifecycle.can(restOf(diskLifecycle, state.state), 'command.attach')
    ? state.instance
    : undefined

const diskAttachment = placeKind<Key, Held>({
  changes: {
    instanceDiskAttach: ({ answer, cached }: Called<unknown, Disk>) => ({
      key: { id: answer.id },
      title: `Disk ${answer.name}`,
      before: null,
      after: seen(cached, instanceOf(answer)),
    }),
    instanceDiskDetach: ({ args, answer, cached }: Called<{ instance: string }, Disk>) => ({
      key: { id: answer.id },
      title: `Disk ${answer.name}`,
      before: seen(cached, idOf(cached, args.instance)),
      after: null,
    }),
  },
  read: async (ask, { id }) =>
    holder(ask, instanceOf(await ask(disksApi.endpoints.diskView.initiate({ disk: id }, FRESH)))),
  async write(ask, { id: disk }, { value, now }) {
    const body = { disk }
    if (now) await ask(instanceDiskDetach.initiate({ instance: now.id, body }, WRITE))
    if (value) await ask(instanceDiskAttach.initiate({ instance: value.id, body }, WRITE))
  },
  words,
  essence,
})

export const attachmentKinds = { floatingIpAttachment, externalSubnetAttachment, diskAttachment }
