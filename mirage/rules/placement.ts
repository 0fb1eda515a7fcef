import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, Sled } from '#store/api/generated/types'
import { Random } from '../random'
import type { World } from '../world'

const hash = (text: string) => Math.floor(new Random(text).next() * 2 ** 32)

/** A hash of two numbers. */
const mixed = (a: number, b: number) => Math.imul(a ^ b ^ ((a ^ b) >>> 15), 0x2c1b3c6d) >>> 0

interface Choice {
  id: string
  rank: number
}

const first = (choices: readonly Choice[]): Choice | undefined =>
  choices.length === 0
    ? undefined
    : choices.reduce((best, choice) => (choice.rank < best.rank ? choice : best))

/**
 * Whether a sled took new instances when an instance started: it was added before, and was not closed to new instances
 * before. A sled that was closed later keeps its instances.
 */
function wasOpen(sled: Sled, { timeRunStateUpdated: started }: Instance): boolean {
  if (sled.policy.kind !== 'in_service' || sled.state !== 'active') return false
  if (sled.timeCreated > started) return false
  return sled.policy.provisionPolicy === 'provisionable' || sled.timeModified > started
}

/**
 * The sled of each virtual machine: the id of a sled by the id of the instance. Nothing is stored: every instance
 * ranks the sleds in its own order and takes the first open one without another member of its anti-affinity
 * groups; if there is none, the first open one. Sleds are never full.
 */
export function placement(world: World): ReadonlyMap<string, string> {
  const sleds = world.sleds.all().map((sled) => ({ sled, hash: hash(sled.id) }))
  const groupsOf = new Map<string, string[]>()
  for (const { id: group, members } of world.antiAffinityGroups.all())
    for (const member of members) groupsOf.set(member, [...(groupsOf.get(member) ?? []), group])
  const taken = new Set<string>()
  const places = new Map<string, string>()
  const running = world.instances.where(({ runState }) => instanceLifecycle.has(runState, 'placed'))
  running.sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const instance of running) {
    const own = hash(instance.id)
    const groups = groupsOf.get(instance.id) ?? []
    const open = sleds
      .filter(({ sled }) => wasOpen(sled, instance))
      .map(({ sled, hash: theirs }) => ({ id: sled.id, rank: mixed(own, theirs) }))
    const apart =
      groups.length === 0
        ? open
        : open.filter(({ id }) => groups.every((group) => !taken.has(`${group} ${id}`)))
    const place = first(apart) ?? first(open)
    if (!place) continue
    places.set(instance.id, place.id)
    for (const group of groups) taken.add(`${group} ${place.id}`)
  }
  return places
}
