import { needsOf } from '#store/commands/command'
import { plannedName, planFor } from '#store/commands/plan'
import type { PartitionRules } from '#store/commands/partition'
import { listText } from '#ui/format/listText'
import { beforeEach, deletionOrder } from './order'
import type { WholeReading, Thing } from './thing'

// What would become of each thing if the whole were taken down now.

/** What would become of a thing that a command deletes. */
export interface Outlook {
  thing: Thing
  /** The ids of things in the whole that go before it. */
  before: readonly string[]
  /** "Stop, then delete", if steps come first. */
  plan?: string
  /** Why it cannot be deleted now, as a sentence. */
  refuses?: string
  /** Its state is the reason. */
  isOfState?: true
  /** The names of instances outside of the whole that use it. */
  usedBy?: readonly string[]
  /** The thing whose refusal keeps it. */
  keptBy?: Thing
}

type WhyNot = PartitionRules['whyNot']

/** Why a thing cannot be deleted now, besides what has to be gone before it; or the plan that leads there. */
function ownOutlook(
  { runs, heldBy, stateful }: Thing,
  whyNot: WhyNot,
): Pick<Outlook, 'plan' | 'refuses' | 'isOfState'> {
  if (!runs) return {}
  const { command, record, by } = runs
  const byRole = whyNot(needsOf(command, record))
  if (byRole) return { refuses: byRole }
  const byRule = command.why(record)
  // What holds it goes first, and frees it.
  if (byRule === undefined || heldBy.length > 0) return {}
  const plan = planFor(command, record, by)
  const planByRole = plan?.needs.map(whyNot).find(Boolean)
  if (planByRole) return { refuses: planByRole }
  if (!plan) return { refuses: byRule, ...(stateful && { isOfState: true }) }
  return { plan: plan.label }
}

/**
 * What would become of the things that commands delete, in the order of their deletion. Rules: DOWN-1, DOWN-2.
 *
 * @param whyNot why the user's roles do not allow something
 */
export function outlookOf({ things, outside }: WholeReading, whyNot: WhyNot): readonly Outlook[] {
  const all = beforeEach(things)
  const known = new Map<string, Outlook>()
  for (const thing of deletionOrder(things, all)) {
    const ids = all.get(thing.id) ?? []
    const before = ids.filter((id) => known.has(id))
    const holders = ids.filter((id) => !known.has(id))
    const keeping = before.map((id) => known.get(id)).find((each) => each?.refuses ?? each?.keptBy)
    const keptBy = keeping?.keptBy ?? keeping?.thing
    const names = holders.map((id) => outside.get(id) ?? 'an instance')
    const usedBy = holders.flatMap((id) => outside.get(id) ?? [])
    const own =
      names.length > 0 ? { refuses: `Used by ${listText(names)}`, usedBy } : ownOutlook(thing, whyNot)
    known.set(thing.id, { thing, before, ...own, ...(keptBy && !('refuses' in own) && { keptBy }) })
  }
  return [...known.values()]
}

/** The step that comes first while things refuse, as the begin of a sentence. */
export function firstStep(refusing: readonly Pick<Outlook, 'isOfState' | 'usedBy'>[]): string {
  const isOfState = refusing.some((each) => each.isOfState)
  const isUsed = refusing.some((each) => each.usedBy)
  if (isOfState) return isUsed ? 'Stop or finish these, delete what uses the others' : 'Stop or finish these'
  return isUsed ? 'Delete what uses them' : 'That comes first'
}

/** The usual length of a batch of these things. */
export interface UsualLength {
  /** In milliseconds, for those whose usual length is known. */
  ms: number
  /** The number of things whose usual length is known. */
  known: number
  of: number
}

/** The verb of a thing in the ledger. */
const verbOf = ({ thing: { runs }, plan }: Outlook) => {
  const name = runs?.command.name ?? ''
  return plan ? plannedName(name) : name
}

/**
 * How long a batch usually takes: each thing begins when those before it are gone and one of the places is free.
 *
 * @param usual lengths by verb, in milliseconds
 * @param atOnce the number of places
 */
export function usualLength(
  outlooks: readonly Outlook[],
  usual: ReadonlyMap<string, number>,
  atOnce: number,
): UsualLength {
  const places = Array.from({ length: atOnce }, () => 0)
  const ends = new Map<string, number>()
  let known = 0
  for (const outlook of outlooks) {
    const length = usual.get(verbOf(outlook))
    if (length !== undefined) known += 1
    const free = places.indexOf(Math.min(...places))
    const begin = Math.max(places[free] ?? 0, ...outlook.before.map((id) => ends.get(id) ?? 0))
    const end = begin + (length ?? 0)
    places[free] = end
    ends.set(outlook.thing.id, end)
  }
  return { ms: Math.max(0, ...ends.values()), known, of: outlooks.length }
}
