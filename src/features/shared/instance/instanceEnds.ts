import type { ExternalIp, Instance } from '#store/api/generated/types'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Cached } from '#store/api/cached'
import type { EndWords } from '#store/commands/end'
import { reaching, sshCommand } from '#model/network/ipKinds'
import { counted } from '#ui/format/counted'
import { formatCount } from '#ui/format/numbers'
import { instances } from '#features/project/instances/noun'

// How the commands of an instance end, in words.

interface Named {
  id: string
  name: string
}

/** The state of an instance before a command, and its CPUs if the record has them. */
type SizedInstance = Pick<Instance, 'runState'> & Partial<Pick<Instance, 'ncpus'>>

/** The calls about instances, each by an id or by the names of an instance and its project. */
interface At {
  project?: string
  instance?: string
}

/** The name of an instance's project, if a page has read it by that: the record has only its id. */
const projectOf = ({ id }: Named, cached: Cached) =>
  ['instanceView', 'instanceList']
    .map((endpoint) => cached.argsWith<At>(endpoint, id, ({ project }) => project !== undefined)?.project)
    .find((project) => project !== undefined)

/** The external addresses of an instance as far as pages have read them, those to sign in by first. */
function addressesOf({ id, name }: Named, project: string | undefined, cached: Cached) {
  const list = cached.answer<{ items: readonly ExternalIp[] }, At>(
    'instanceExternalIpList',
    ({ instance, project: within }) => instance === id || (instance === name && within === project),
  )
  return list && reaching(list.items).map(({ ip }) => ip)
}

/**
 * "web-1 runs at 192.0.2.13", with the command that signs in there, and its serial console. Says nothing of an address that
 * no page has read.
 */
export function runs(instance: Named, cached: Cached): EndWords {
  const { name } = instance
  const project = projectOf(instance, cached)
  const addresses = addressesOf(instance, project, cached)
  const [address] = addresses ?? []
  const says =
    address === undefined
      ? `${name} runs${addresses ? '; it has no external address' : ''}`
      : `${name} runs at ${address}`
  return {
    says,
    ...(address !== undefined && { copy: { label: 'Copy ssh command', value: sshCommand(address) } }),
    ...(project !== undefined && {
      next: { label: 'Console', to: instances.to.serialConsole({ project, instance: name }) },
    }),
  }
}

/** "web-1 is stopped", with the command that starts it. @param label of the command: "Start again" after a stop */
export const isStopped = ({ id, name }: Named, label: string): EndWords => ({
  says: `${name} is stopped`,
  begin: { label, command: 'instance.start', subject: { kind: 'instance', id, name } },
})

/**
 * "17 stopped, 34 vCPUs free": the end of a command on many instances.
 *
 * @param cpus what has become of the CPUs of those that have some in the state before or after it: "free"
 */
export function ofMany(rows: readonly SizedInstance[], done: string, cpus?: 'free' | 'in use'): string {
  const sum = rows
    .filter(({ runState }) => cpus === 'in use' || instanceLifecycle.has(runState, 'placed'))
    .reduce((all, { ncpus = 0 }) => all + ncpus, 0)
  const what = cpus === undefined || sum === 0 ? '' : `, ${counted(sum, 'vCPU')} ${cpus}`
  return `${formatCount(rows.length)} ${done}${what}`
}
