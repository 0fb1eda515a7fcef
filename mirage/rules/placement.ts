import type { Instance, Sled } from '../../src/store/api/generated/types'
import { Random } from '../random'
import type { World } from '../world'

/** States of an instance that has no virtual machine, and so is nowhere. */
const nowhere: readonly string[] = ['creating', 'stopped', 'failed', 'destroyed']

const hash = (text: string) => Math.floor(new Random(text).next() * 2 ** 32)

/** One number out of two, well mixed. */
const mixed = (a: number, b: number) => Math.imul(a ^ b ^ ((a ^ b) >>> 15), 0x2c1b3c6d) >>> 0

interface Choice {
  id: string
  rank: number
}

const first = (choices: readonly Choice[]): Choice | undefined =>
  choices.length === 0 ? undefined : choices.reduce((best, each) => (each.rank < best.rank ? each : best))

/**
 * Whether an instance may have been put on a sled when it started: sleds that came later, and those that were closed
 * to new instances before, are out. One that was closed since keeps what it has.
 */
function wasOpen(sled: Sled, { timeRunStateUpdated: started }: Instance): boolean {
  if (sled.policy.kind !== 'in_service' || sled.state !== 'active') return false
  if (sled.timeCreated > started) return false
  return sled.policy.provisionPolicy === 'provisionable' || sled.timeModified > started
}

/**
 * Where each virtual machine runs: the id of a sled by the id of the instance. Nothing is stored: every instance ranks
 * the sleds in an order of its own and takes the first one that is open and has none of its anti-affinity fellows; if
 * there is no such sled, the first open one. Sleds are never full here.
 */
export function placement(world: World): ReadonlyMap<string, string> {
  const sleds = [...world.sleds.values()].map((sled) => ({ sled, hash: hash(sled.id) }))
  const groupsOf = new Map<string, string[]>()
  for (const [group, members] of world.antiAffinityMembers)
    for (const member of members) groupsOf.set(member, [...(groupsOf.get(member) ?? []), group])
  const taken = new Set<string>()
  const places = new Map<string, string>()
  const running = [...world.instances.values()].filter(({ runState }) => !nowhere.includes(runState))
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
