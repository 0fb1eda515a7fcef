import type { RowPhase } from '#machines/interaction/batchMachine'
import type { Amounts } from '#store/commands/manyRule'
import type { PartitionRow, Partition, RowsByPlan } from '#store/commands/partition'
import type { RowAsked, StepsOfOneThing } from '#store/commands/many'
import type { Effects } from '#store/commands/question'
import type { ApiError } from '#model/apiError'
import type { StatefulKind } from '#model/nouns'

/** The choices before a batch begins. */
export interface BatchChoice {
  /** The rows that run by a plan: "stop it first". */
  planned: readonly PartitionRow[]
  /** Whether the first failure pauses the batch. */
  pausesAtFailure: boolean
  /** The number of rows under way at the same time. */
  atOnce: number
}

interface Words {
  /** The label of the command: "Stop". */
  label: string
  /** The kind of the rows, in the plural. */
  nouns: string
}

/** The effects of a command on rows that it has the same effects on. */
export interface Effect extends Effects {
  rows: readonly { name: string }[]
}

/** A batch before anything is sent. */
export interface AskedBatch extends Words {
  is: 'asked'
  /** The command deletes its rows. */
  deletes?: true
  partition: Partition
  plans: readonly RowsByPlan[]
  /** The effects of the command, as its own dialog has them, each with the rows that it is true of. */
  effects: readonly Effect[]
  tone: 'primary' | 'danger'
  /** The command changes a record that the rows share: one request at a time. */
  isInTurn: boolean
  /** The amount of the quota that the rows take, and the rest of it, if the region says so. */
  quota: { takes: Amounts; left: Amounts | undefined } | undefined
  /** Asks what of the rows could be brought back, as sentences. @throws the error of a request */
  returns: (() => Promise<string>) | undefined
  begin: (choice: BatchChoice) => void
  dismiss: () => void
}

/** A row of a batch, and how it ended. */
export interface BatchRowView {
  id: string
  name: string
  phase: RowPhase
  error?: ApiError
  reason?: string | undefined
  /** Accepted, and its resource is not at rest yet. */
  moves?: true
  /** The state of its resource, if the command changes it. */
  state?: { kind: StatefulKind; name: string; isTransitional: boolean }
  /** It is done, and so its resource is deleted. */
  isDeleted?: true
}

/** A batch that has begun. */
export interface RunningBatch extends Words {
  is: 'begun'
  rows: readonly BatchRowView[]
  /** The thing that its rows are the steps of, if it deletes or makes one thing. */
  whole?: StepsOfOneThing['subject']
  /**
   * slowed: the region asks for time; cutOff: the region cannot be reached; ended: no row waits or is under way.
   */
  status: 'going' | 'paused' | 'slowed' | 'cutOff' | 'ended'
  /** A row that may have been done is not sent again. */
  isOnce?: true
  /** Its command is accepted long before the resource of a row is at rest. */
  isFollowed?: true
  /** Once all of its rows are at rest: its end, and what comes next. */
  end?: { says: string; next?: { label: string; run: () => void } }
  /** The address of the list that has its rows; undefined if none had them when it was begun. */
  at: string | undefined
  /** Whether its dialog is open. */
  isShown: boolean
  show: (isShown: boolean) => void
  pause: () => void
  resume: () => void
  stopRest: () => void
  /** Tries again all rows that have failed. */
  retry: () => void
  /** Once it has ended: goes on with what is left, as it was looked up again. The rows may be new. */
  extend: (rows: readonly RowAsked[], order: Pick<StepsOfOneThing, 'after'>) => void
  dismiss: () => void
}

export type BatchView = AskedBatch | RunningBatch
