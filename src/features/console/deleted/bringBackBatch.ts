import { futureId, manyRow, type BatchAsked, type RowAsked, type StepsOfOneThing } from '#store/commands/many'
import { sumOfAmounts, type Amounts } from '#store/commands/manyRule'
import {
  bringBackDisk,
  bringBackInstance,
  joinGroup,
  setTransitIps,
  startAgain,
  type DiskToBringBack,
} from './commands'
import type { InstanceOutlook, NicTransit } from './instanceOutlook'
import { deletedThings } from './noun'
import type { MadeInstance } from './readNow'

// Bringing back is a batch with one line in the ledger. Rule: BACK-5.

/** The rows that bring something back, and what they take of the quota. */
export interface Steps extends Pick<StepsOfOneThing, 'after'> {
  rows: readonly RowAsked[]
  takes: Amounts
}

/** Rows one after the other. */
const inTurn = (rows: readonly RowAsked[]): Steps => ({
  rows,
  after: rows.map((_, index) => (index === 0 ? [] : [index - 1])),
  takes: sumOfAmounts(rows.map(({ runs }) => runs?.command.takes?.(runs.record) ?? {})),
})

interface Choice {
  /** The name of the project. */
  project: string
  starts: boolean
  /** The instance that an earlier attempt has made, and the groups that it is in. */
  made?: Pick<MadeInstance, 'groups' | 'transits' | 'isAtRest'> | undefined
}

/** The steps that bring back an instance; none if all of it is there. */
export function stepsOfInstance(
  { body, transits, joins }: InstanceOutlook,
  { project, starts, made }: Choice,
): Steps {
  const { name } = body
  const groups = joins.filter(({ id }) => !made?.groups.some((group) => group.id === id))
  const isSet = ({ nic, ips }: NicTransit) =>
    ips.every((ip) => made?.transits.some((present) => present.nic === nic && present.ips.includes(ip)))
  const unset = transits.filter((transit) => !isSet(transit))
  const startsLater = starts && (made ? made.isAtRest : body.start === false)
  return inTurn([
    ...(made ? [] : [{ id: name, name, runs: manyRow(bringBackInstance, { project, body }) }]),
    ...unset.map(({ nic, ips }) => ({
      id: `transit IPs of ${nic}`,
      name: nic,
      runs: manyRow(setTransitIps, { project, instance: name, nic, ips }),
    })),
    ...groups.map((group) => ({
      id: group.id,
      name: group.name,
      runs: manyRow(joinGroup, { project, instance: name, group }),
    })),
    ...(startsLater
      ? [{ id: `start ${name}`, name, runs: manyRow(startAgain, { project, instance: name }) }]
      : []),
  ])
}

/** The step that brings back a disk. */
export const stepsOfDisk = (disk: DiskToBringBack): Steps =>
  inTurn([{ id: disk.body.name, name: disk.body.name, runs: manyRow(bringBackDisk, disk) }])

/** The thing that a batch brings back. */
export interface BroughtBack {
  kind: 'instance' | 'disk'
  /** The id that it had. */
  id: string
  /** The name that it gets. */
  name: string
  project: string
}

/** The subject of the line in the ledger: what is made, which has no id before. */
export const broughtBackSubject = ({ kind, project, name }: BroughtBack): StepsOfOneThing['subject'] => ({
  kind,
  id: futureId(project, name),
  name,
})

/** The batch of the steps. Its line leads to the page that goes on with what is left. */
export const bringBackBatch = (what: BroughtBack, { rows, after }: Steps): BatchAsked => ({
  verb: `${what.kind}.bringBack`,
  nouns: rows.length === 1 ? `${what.kind}: ${what.name}` : `steps of ${what.name}`,
  rows,
  at: deletedThings.to.page({ project: what.project, deleted: what.id }),
  whole: { label: 'Bring back', subject: broughtBackSubject(what), after },
})

/** The verbs of lines that brought something back. */
export const isBringingBack = ({ verb }: { verb: string }): boolean => verb.endsWith('.bringBack')
