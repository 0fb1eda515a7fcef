import type { VirtualResourceCounts } from '#store/api/generated/types'

/** A period in milliseconds since the epoch; open while it lasts. */
export interface Period {
  from: number
  to: number | null
}

/** A project's use from a time on. */
export interface UsageStep extends VirtualResourceCounts {
  at: number
  projectId: string
}

/** A use that began and ended before the scenario begins. No row of it is left. */
interface PastUse extends VirtualResourceCounts {
  projectId: string
  from: number
  to: number
}

/**
 * The past, as far as metrics show it. The recorder of `metrics/` writes it: a change is recorded when it happens, so
 * that a chart of the past never changes.
 */
export interface UsageHistory {
  /** The periods in which each instance was on, by its id. */
  runs: Map<string, Period[]>
  /** The attachments of each disk to instances, by the id of the disk. */
  attachments: Map<string, (Period & { instanceId: string })[]>
  /** The periods in which each port of a switch had settings with a link, by the id of the port. */
  links: Map<string, Period[]>
  /** Written by the scenario, before the recorder reads it. */
  past: PastUse[]
  /** In chronological order. */
  usage: UsageStep[]
  /** The silo of each project that exists or has existed, by its id: usage stays when a project is deleted. */
  silos: Map<string, string>
}

export const emptyHistory = (): UsageHistory => ({
  runs: new Map(),
  attachments: new Map(),
  links: new Map(),
  past: [],
  usage: [],
  silos: new Map(),
})
