import type { Needs } from '#model/needs'
import { needsOf, type Command } from './command'
import { whyNotMany, type ManyRow, type RowAsked } from './many'
import type { Amounts } from './manyRule'
import { planFor, type Plan } from './plan'

/** A row with its place before anything is sent. */
export interface PartitionRow {
  id: string
  name: string
  runs?: ManyRow
  /** Why the row does not run: a sentence. */
  reason?: string
  /** The steps that would make it possible. */
  plan?: Plan
  /** It is on another page of its list, or filtered away. */
  isOutOfView?: boolean
}

/** The rows that cannot run now, and could after the same steps: "stop". */
export interface RowsByPlan {
  /** The labels of the steps before the command: "stop", "stop, detach". */
  steps: string
  rows: readonly PartitionRow[]
}

/** The rows of a batch before anything is sent. Each row is in one group, in the order of the selection. */
export interface Partition {
  willRun: readonly PartitionRow[]
  isSoAlready: readonly PartitionRow[]
  cannot: readonly PartitionRow[]
}

/** The facts that decide about rows besides their lifecycles. */
export interface PartitionRules {
  /** Why the user's roles do not allow something. */
  whyNot: (needs: Needs | undefined) => string | undefined
  /** The rest of the silo's quota; undefined if unknown, then the region decides. */
  left?: Amounts | undefined
}

const resources = ['cpus', 'memory', 'storage'] as const
const tooLittle = {
  cpus: 'too few CPUs',
  memory: 'too little memory',
  storage: 'too little storage',
} as const

/** A function that takes the amounts of one row after the other from a quota, and says why one does not fit. */
function quotaOf(left: Amounts | undefined) {
  const rest = { ...left }
  return (amounts: Amounts | undefined): string | undefined => {
    if (!amounts) return undefined
    // What a row does not take may be overdrawn: less than nothing of it is left after a quota was made smaller.
    const short = resources.find((each) => (amounts[each] ?? 0) > Math.max(0, rest[each] ?? Infinity))
    if (short) return `The quota of the silo has ${tooLittle[short]} left`
    for (const each of resources) {
      const available = rest[each]
      if (available !== undefined) rest[each] = available - (amounts[each] ?? 0)
    }
    return undefined
  }
}

const isAllowed = (state: string, { rule }: Pick<Command, 'rule'>) =>
  !rule || rule.lifecycle.can(state, rule.event)

/** Whether the state of a record is what the command leads to. */
export const isDoneIn = (state: string, { rule }: Pick<Command, 'rule'>): boolean =>
  rule !== undefined && rule.lifecycle.isDone(state, rule.event)

/** Whether a state shows that a command has nothing to do: it leads there, and is not allowed there. */
export const isAlreadyDoneIn = (state: string, command: Pick<Command, 'rule'>): boolean =>
  isDoneIn(state, command) && !isAllowed(state, command)

/**
 * Sorts the selected rows by lifecycle, roles and quota: those that run, those that are so already, and those that
 * cannot, each with its reason and, if there is one, the plan that would make it possible. Rule: MANY-1.
 */
export function partition(rows: readonly RowAsked[], { whyNot, left }: PartitionRules): Partition {
  const willRun: PartitionRow[] = []
  const isSoAlready: PartitionRow[] = []
  const cannot: PartitionRow[] = []
  const takeQuota = quotaOf(left)
  for (const { runs, reason: absent, gate: _, ...named } of rows) {
    if (!runs) {
      cannot.push({ ...named, reason: absent ?? 'It does not have this action' })
      continue
    }
    const { command, record, by } = runs
    const row = { ...named, runs }
    const byRole = whyNotMany(command) ?? whyNot(needsOf(command, record))
    if (byRole) {
      cannot.push({ ...row, reason: byRole })
      continue
    }
    const byRule = command.why(record)
    if (byRule === undefined) {
      const byQuota = takeQuota(command.takes?.(record))
      if (byQuota) cannot.push({ ...row, reason: byQuota })
      else willRun.push(row)
      continue
    }
    const state = command.subject(record).state ?? ''
    if (isAlreadyDoneIn(state, command)) {
      isSoAlready.push({ ...row, reason: byRule })
      continue
    }
    const plan = planFor(command, record, by)
    const isPlanned = plan && !plan.needs.some((needs) => whyNot(needs))
    cannot.push({ ...row, reason: byRule, ...(isPlanned && { plan }) })
  }
  return { willRun, isSoAlready, cannot }
}

/** The rows that cannot run now by the steps that they need first, the most frequent first. Rule: MANY-1. */
export function plansOf({ cannot }: Pick<Partition, 'cannot'>): readonly RowsByPlan[] {
  const bySteps = new Map<string, PartitionRow[]>()
  for (const row of cannot) {
    if (!row.plan) continue
    const at = row.plan.steps.findIndex(({ command }) => command === row.runs?.command)
    const steps = row.plan.steps
      .slice(0, at)
      .map(({ command }) => command.label.toLowerCase())
      .join(' and ')
    const rows = bySteps.get(steps)
    if (rows) rows.push(row)
    else bySteps.set(steps, [row])
  }
  return [...bySteps].map(([steps, rows]) => ({ steps, rows })).sort((a, b) => b.rows.length - a.rows.length)
}

/** The most rows that a batch deletes without the number having been typed. Rule: MANY-4. */
const DELETED_UNTYPED = 10

/** Whether the number of rows has to be typed before a batch begins. Rule: MANY-4. */
export const isTyped = ({ deletes }: Pick<Command, 'deletes'>, count: number): boolean =>
  deletes === true && count > DELETED_UNTYPED
