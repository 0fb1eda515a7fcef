import type { RackMembershipStatus, Sled, UninitializedSled } from '#store/api/generated/types'
import { hardwareApi, type SledLoad } from '#store/api/resources/hardware'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import { isCut } from '#store/api/wire/nextPage'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { checkByReading } from '#store/commands/checkByReading'
import type { Article } from '#store/commands/article'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { formatBytes } from '#ui/format/bytes'
import { formatCount } from '#ui/format/numbers'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'
import { isBeingAdded, whyNotAdded } from '#features/shared/hardware/rackMembers'
import { racks } from '#features/system/racks/noun'
import { sleds } from '../noun'

/** A sled with the facts for the confirmation of a policy change. */
interface SledInFleet {
  sled: Sled
  /** The load of its instances; undefined while it is unknown. */
  load?: SledLoad | undefined
  /** The number of other sleds that accept new instances; undefined while it is unknown. */
  others?: number | undefined
}

/** The number of other sleds that accept new instances; undefined before the sleds are loaded. */
export const otherOpenSleds = (all: readonly Sled[] | undefined, { id }: Pick<Sled, 'id'>) =>
  all?.filter((other) => other.id !== id && provisionPolicyOf(other.policy) === 'provisionable').length

const subject = ({ sled }: SledInFleet) => ({
  kind: 'sled' as const,
  id: sled.id,
  name: sled.baseboard.serial,
  state: sled.state,
})

const notInService = ({ sled }: SledInFleet) =>
  provisionPolicyOf(sled.policy) === undefined ? 'The sled is not in service' : undefined

const runningText = (instances: number | undefined) => {
  if (instances === 0) return 'Nothing runs on it.'
  const what =
    instances === undefined
      ? 'The instances that run on it stay'
      : instances === 1
        ? 'The instance that runs on it stays'
        : `The ${formatCount(instances)} instances that run on it stay`
  return `${what}; one that is stopped and started again goes to another sled.`
}

const othersText = (others: number | undefined) => {
  if (others === undefined) return ''
  if (others === 0) return ' No other sled takes new instances: nothing can start until one does.'
  return others === 1
    ? ' One other sled takes new instances.'
    : ` ${formatCount(others)} other sleds take new instances.`
}

/**
 * The effect of closing a sled to new instances, with the known numbers. Rule: OPS-2.
 *
 * @param instances the number of instances on it
 * @param others the number of other sleds that accept new instances
 */
export const closingText = (
  instances: number | undefined,
  others: number | undefined,
  { the }: Article,
): string =>
  `New instances and disks are no longer placed on ${the} sled. ${runningText(instances)}${othersText(others)}`

/** Makes a sled not provisionable: it gets no new instances and disks. Rule: OPS-2. */
const closeSled = defineCommand<SledInFleet>()({
  name: 'sled.close',
  label: 'Make not provisionable',
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: hardwareApi.endpoints.sledSetProvisionPolicy,
  toArgs: ({ sled }) => ({ sledId: sled.id, body: { state: 'non_provisionable' as const } }),
  subject,
  disabledReason: notInService,
  confirm: ({ sled, load, others }, article) => ({
    title: phrase`Make sled ${sled.baseboard.serial} not provisionable?`,
    body: closingText(load?.instances, others, article),
    tone: 'danger',
  }),
  end: ({ sled }) => `Sled ${sled.baseboard.serial} is not provisionable`,
  errorMessage: ({ sled }) => `Could not change the provision policy of sled ${sled.baseboard.serial}`,
})

/** Makes a sled provisionable again. Rule: OPS-2. */
const openSled = defineCommand<SledInFleet>()({
  name: 'sled.open',
  label: 'Make provisionable',
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: hardwareApi.endpoints.sledSetProvisionPolicy,
  toArgs: ({ sled }) => ({ sledId: sled.id, body: { state: 'provisionable' as const } }),
  subject,
  disabledReason: notInService,
  asks: 'never',
  confirm: ({ sled }) => ({
    title: phrase`Make sled ${sled.baseboard.serial} provisionable?`,
    body: `New instances and disks are placed on it: it offers ${formatCount(sled.usableHardwareThreads)} hardware threads and ${formatBytes(sled.usablePhysicalRam)} of memory. What runs on other sleds stays there.`,
    tone: 'primary',
  }),
  end: ({ sled }) => `Sled ${sled.baseboard.serial} is provisionable`,
  errorMessage: ({ sled }) => `Could not change the provision policy of sled ${sled.baseboard.serial}`,
})

/** The possible change of a sled's provision policy. */
export const provisionCommand = ({ policy }: Sled) =>
  provisionPolicyOf(policy) === 'non_provisionable' ? openSled : closeSled

/** A sled that waits to be added. */
interface WaitingSled extends UninitializedSled {
  /** The newest change of the members of its rack; undefined if it is not known, or the region has none. */
  change?: RackMembershipStatus | undefined
}

const { sledAdd, sledListUninitialized } = hardwareApi.endpoints
const { rackMembershipStatus } = rackMembershipApi.endpoints

/** Puts a detected sled in service. Rules: OPS-1, OPS-22. */
export const addSled = defineCommand<WaitingSled>()({
  name: 'sled.add',
  label: 'Add',
  many: 'once',
  needs: fleetAdmin,
  endpoint: sledAdd,
  toArgs: ({ baseboard, rackId }) => ({ baseboard, rackId }),
  subject: ({ baseboard: { part, serial } }) => ({ kind: 'sled', id: `${part} ${serial}`, name: serial }),
  disabledReason: ({ baseboard, change }) => whyNotAdded(baseboard, change),
  confirm: ({ baseboard: { serial }, change }) => ({
    title: phrase`Add sled ${serial}?`,
    body: `The region puts the sled in service: instances and disks are placed on it from then on, and its physical disks hold data. ${change ? 'Until all members of its rack have acknowledged it, the addition can be aborted on the page of the rack; afterwards it cannot be undone here.' : 'This cannot be undone here.'}`,
    tone: 'primary',
  }),
  end: ({ baseboard: { serial }, rackId }, { answer: { change, sledId } }) => ({
    says: change ? `Adding sled ${serial}` : `Sled ${serial} added`,
    next:
      sledId === undefined
        ? { label: 'View rack', to: racks.to.page({ rackId }) }
        : { label: 'View sled', to: sleds.to.page({ sledId }) },
  }),
  errorMessage: ({ baseboard: { serial } }) => `Could not add sled ${serial}`,
  // Another client has added it, or is adding it just now.
  isSo:
    ({ baseboard, rackId }) =>
    async (dispatch) => {
      const { part, serial } = baseboard
      const isAdded = checkByReading(
        sledListUninitialized,
        { limit: ALL_LIMIT },
        (found) =>
          !isCut(found) &&
          !found.items.some((one) => one.baseboard.part === part && one.baseboard.serial === serial),
      )
      const isAdding = checkByReading(rackMembershipStatus, { rackId }, (change) =>
        isBeingAdded(baseboard, change),
      )
      return (await dispatch(isAdded)) || dispatch(isAdding)
    },
})
