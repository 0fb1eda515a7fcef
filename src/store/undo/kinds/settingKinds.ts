import { instancesApi } from '#store/api/resources/instances'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { meApi } from '#store/api/resources/me'
import { policiesApi, type PolicyAt, type PolicyChange } from '#store/api/resources/policies'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import { quotasApi } from '#store/api/resources/quotas'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import type { OperationName } from '#store/api/generated/operationTypes'
import type {
  Instance,
  IpPool,
  IpPoolAssignment,
  IpPoolSiloLink,
  SiloIpPool,
  SiloQuotas,
  SiloSubnetPool,
  SubnetPoolSiloLink,
  VirtualResourceCounts,
} from '#store/api/generated/types'
import { ALL_LIMIT } from '#model/paging'
import { joinFields } from '#model/merge'
import type { Assignment } from '#model/roles'
import { wireWords } from '#model/case'
import { FRESH, keptFields, placeKind, WRITE, type UndoAsk, type Called } from '../place'

// Roles, quotas, the default pools of a silo, and the settings of an instance.

interface RoleKey {
  at: PolicyAt
  identityId: string
}

interface Policy {
  roleAssignments: readonly Assignment[]
}

const roleIn = ({ roleAssignments }: Policy, id: string) =>
  roleAssignments.find(({ identityId }) => identityId === id) ?? null

function policyOf(ask: UndoAsk, at: PolicyAt): Promise<Policy> {
  if (at.scope === 'project')
    return ask(projectPolicyApi.endpoints.projectPolicyView.initiate({ project: at.project }, FRESH))
  const { policyView, systemPolicyView } = meApi.endpoints
  return at.scope === 'silo' ? ask(policyView.initiate({}, FRESH)) : ask(systemPolicyView.initiate({}, FRESH))
}

const policyViews = {
  project: 'projectPolicyView',
  silo: 'policyView',
  fleet: 'systemPolicyView',
} as const satisfies Record<PolicyAt['scope'], OperationName>

const PEOPLE = ['userList', 'groupList', 'siloUserList']

const role = placeKind<RoleKey, Assignment | null>({
  changes: {
    policyRoleChange: ({ args, answer, replaced, cached }: Called<PolicyChange, Policy, Policy>) => {
      const { at, change } = args
      const identityId = change.kind === 'assign' ? change.assignment.identityId : change.identityId
      return {
        key: { at, identityId },
        title: `Role of ${cached.nameOf(identityId, PEOPLE) ?? identityId} in the ${at.scope}`,
        before: roleIn(replaced, identityId),
        after: roleIn(answer, identityId),
      }
    },
  },
  read: async (ask, { at, identityId }) => roleIn(await policyOf(ask, at), identityId),
  write: (ask, { at, identityId }, { value, now }) =>
    ask(
      policiesApi.endpoints.policyRoleChange.initiate(
        {
          at,
          change: {
            was: now?.roleName ?? null,
            ...(value ? { kind: 'assign', assignment: value } : { kind: 'remove', identityId }),
          },
        },
        WRITE,
      ),
    ),
  partOf: {
    operation: ({ at }) => policyViews[at.scope],
    with: (value) => ({ roleAssignments: value ? [value] : [] }),
    in: (policy: Policy, { identityId }) => roleIn(policy, identityId),
  },
  words: (value) => [{ label: 'Role', value: value ? wireWords(value.roleName) : 'None' }],
})

const { siloUtilizationView, siloQuotasUpdate } = quotasApi.endpoints

const quotasIn = ({ cpus, memory, storage }: SiloQuotas): VirtualResourceCounts => ({ cpus, memory, storage })

const quotas = placeKind<{ silo: string }, VirtualResourceCounts>({
  changes: {
    siloQuotasUpdate: ({ args, answer, replaced }: Called<{ silo: string }, SiloQuotas, SiloQuotas>) => ({
      key: { silo: answer.siloId },
      title: `Quotas of ${args.silo}`,
      before: quotasIn(replaced),
      after: quotasIn(answer),
    }),
  },
  read: async (ask, { silo }) => (await ask(siloUtilizationView.initiate({ silo }, FRESH))).allocated,
  write: (ask, { silo }, { value, now }) =>
    ask(siloQuotasUpdate.initiate({ silo, was: now, body: value }, WRITE)),
  join: (sides, insists) => joinFields(sides, { insists }),
  partOf: {
    operation: 'siloUtilizationView',
    with: (allocated) => ({ allocated }),
    in: ({ allocated }: { allocated: VirtualResourceCounts }) => allocated,
  },
  words: ({ cpus, memory, storage }) => [
    { label: 'CPUs', value: String(cpus) },
    { label: 'Memory', value: memory },
    { label: 'Storage', value: storage },
  ],
})

/** A pool as a silo has it. */
interface SiloPool {
  id: string
  name: string
  isDefault: boolean
}

/** The default pools of a silo as a place. */
interface DefaultPools<Pool extends SiloPool, Default extends Pick<Pool, 'id' | 'name'>, Link> {
  /** Within a title: "IP pool". */
  one: string
  /** The operation that changes one, and that of the list. */
  update: OperationName
  list: OperationName
  poolIdOf: (link: Link) => string
  /** What is kept of a pool. */
  kept: (pool: Pool) => Default
  /** Whether one takes the place of the other: a silo has one default pool of each kind. */
  isOfKind: (a: Default, b: Default) => boolean
  read: (ask: UndoAsk, silo: string) => Promise<{ items: readonly Pool[] }>
  set: (ask: UndoAsk, silo: string, pool: string, isDefault: boolean) => Promise<unknown>
}

function defaultsOf<
  Pool extends SiloPool,
  Default extends Pick<Pool, 'id' | 'name'>,
  Link extends { siloId: string; isDefault: boolean },
>(of: DefaultPools<Pool, Default, Link>) {
  const defaultsIn = (pools: readonly Pool[]): readonly Default[] =>
    pools
      .filter(({ isDefault }) => isDefault)
      .map(of.kept)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return placeKind<{ silo: string }, readonly Default[]>({
    changes: {
      [of.update]: ({ args, answer, cached }: Called<{ silo: string }, Link>) => {
        const poolId = of.poolIdOf(answer)
        const page = cached.answer<{ items: readonly Pool[] }, { silo: string }>(
          of.list,
          ({ silo }, { items }) =>
            [args.silo, answer.siloId].includes(silo) && items.some(({ id }) => id === poolId),
        )
        const pool = page?.items.find(({ id }) => id === poolId)
        if (!page || !pool) return undefined
        const isDefault = (other: Pool) =>
          other.id === pool.id
            ? answer.isDefault
            : other.isDefault && !(answer.isDefault && of.isOfKind(of.kept(other), of.kept(pool)))
        return {
          key: { silo: answer.siloId },
          title: `Default ${of.one} of ${args.silo}`,
          before: defaultsIn(page.items),
          after: defaultsIn(page.items.map((other) => ({ ...other, isDefault: isDefault(other) }))),
        }
      },
    },
    read: async (ask, { silo }) => defaultsIn((await of.read(ask, silo)).items),
    async write(ask, { silo }, { value, now }) {
      const has = (pools: readonly Default[], { id }: Default) => pools.some((pool) => pool.id === id)
      // One that takes the place of another of its kind replaces it.
      for (const pool of now)
        if (!has(value, pool) && !value.some((wanted) => of.isOfKind(wanted, pool)))
          await of.set(ask, silo, pool.id, false)
      for (const pool of value) if (!has(now, pool)) await of.set(ask, silo, pool.id, true)
    },
    partOf: {
      operation: of.list,
      with: (pools) => ({ items: pools.map((pool) => ({ ...pool, isDefault: true })) }),
      in: ({ items }: { items: readonly Pool[] }) => defaultsIn(items),
    },
    words: (pools) => [{ label: 'Default', value: pools.map(({ name }) => name).join(', ') || 'None' }],
    essence: (pools) => pools.map(({ id }) => id),
  })
}

const ipPools = siloPoolsApi.endpoints

const defaultPools = defaultsOf({
  one: 'IP pool',
  update: 'systemIpPoolSiloUpdate',
  list: 'siloIpPoolList',
  poolIdOf: ({ ipPoolId }: IpPoolSiloLink) => ipPoolId,
  kept: ({ id, name, ipVersion, poolType }: SiloIpPool) => ({ id, name, ipVersion, poolType }),
  isOfKind: (a, b) => a.ipVersion === b.ipVersion && a.poolType === b.poolType,
  read: (ask, silo) => ask(ipPools.siloIpPoolList.initiate({ silo, limit: ALL_LIMIT }, FRESH)),
  set: (ask, silo, pool, isDefault) =>
    ask(ipPools.systemIpPoolSiloUpdate.initiate({ pool, silo, body: { isDefault } }, WRITE)),
})

const subnetPools = systemSubnetPoolsApi.endpoints

const defaultSubnetPools = defaultsOf({
  one: 'subnet pool',
  update: 'systemSubnetPoolSiloUpdate',
  list: 'siloSubnetPoolList',
  poolIdOf: ({ subnetPoolId }: SubnetPoolSiloLink) => subnetPoolId,
  kept: ({ id, name, ipVersion }: SiloSubnetPool) => ({ id, name, ipVersion }),
  isOfKind: (a, b) => a.ipVersion === b.ipVersion,
  read: (ask, silo) => ask(subnetPools.siloSubnetPoolList.initiate({ silo, limit: ALL_LIMIT }, FRESH)),
  set: (ask, silo, pool, isDefault) =>
    ask(subnetPools.systemSubnetPoolSiloUpdate.initiate({ pool, silo, body: { isDefault } }, WRITE)),
})

const { systemIpPoolView, systemIpPoolAssign } = ipPoolsApi.endpoints

const poolAssignment = placeKind<{ id: string }, IpPoolAssignment>({
  changes: {
    systemIpPoolAssign: ({ answer }: Called<unknown, IpPool>) => ({
      key: { id: answer.id },
      title: `Assignment of ${answer.name}`,
      // The region refuses the assignment that a pool has.
      before: answer.assignment === 'silos' ? 'system_services' : 'silos',
      after: answer.assignment,
    }),
  },
  read: async (ask, { id }) => (await ask(systemIpPoolView.initiate({ pool: id }, FRESH))).assignment,
  write: (ask, { id }, { value }) =>
    ask(systemIpPoolAssign.initiate({ pool: id, body: { assignment: value } }, WRITE)),
  words: (assignment) => [{ label: 'Used by', value: wireWords(assignment) }],
})

/** The settings whose changes can be undone: the restart policy, the size and the jumbo frames. */
type Settings = Partial<Pick<Instance, 'autoRestartPolicy' | 'ncpus' | 'memory' | 'enableJumboFrames'>>
const settings = ['autoRestartPolicy', 'ncpus', 'memory', 'enableJumboFrames'] as const
type Setting = (typeof settings)[number]

const settingsIn = (instance: Instance, which: readonly Setting[]): Settings =>
  Object.fromEntries(which.map((setting) => [setting, instance[setting] ?? null]))

function titleOf(which: readonly Setting[]): string {
  if (which.includes('autoRestartPolicy')) return 'Restart policy'
  return which.includes('enableJumboFrames') ? 'Jumbo frames' : 'Size'
}

const policyWords: Readonly<Record<string, string>> = { never: 'Never', best_effort: 'Best effort' }
const { instanceView, instanceUpdate } = instancesApi.endpoints

const instanceSettings = placeKind<{ id: string; which: readonly Setting[] }, Settings>({
  changes: {
    instanceUpdate: ({ args, answer, replaced }: Called<{ body: Settings }, Instance, Instance>) => {
      const which = settings.filter((setting) => setting in args.body)
      return which.length === 0
        ? undefined
        : {
            key: { id: answer.id, which },
            title: `${titleOf(which)} of ${answer.name}`,
            before: settingsIn(replaced, which),
            after: settingsIn(answer, which),
          }
    },
  },
  read: async (ask, { id, which }) =>
    settingsIn(await ask(instanceView.initiate({ instance: id }, FRESH)), which),
  write: (ask, { id, which }, { value, now }) => {
    const { autoRestartPolicy = null, ncpus, memory, enableJumboFrames } = value
    return ask(
      instanceUpdate.initiate(
        {
          instance: id,
          was: now,
          body: {
            ...(which.includes('autoRestartPolicy') && { autoRestartPolicy }),
            ...(ncpus !== undefined && { ncpus }),
            ...(memory !== undefined && { memory }),
            ...(enableJumboFrames !== undefined && { enableJumboFrames }),
          },
        },
        WRITE,
      ),
    )
  },
  join: (sides, insists) => joinFields(sides, { insists }),
  partOf: {
    operation: 'instanceView',
    with: (value) => value,
    in: (instance: Instance, { which }) => keptFields(instance, which),
  },
  words: ({ autoRestartPolicy, ncpus, memory, enableJumboFrames }) => [
    ...(autoRestartPolicy === undefined
      ? []
      : [
          {
            label: 'Restart policy',
            value: policyWords[autoRestartPolicy ?? ''] ?? autoRestartPolicy ?? 'Default',
          },
        ]),
    ...(ncpus === undefined ? [] : [{ label: 'CPUs', value: String(ncpus) }]),
    ...(memory === undefined ? [] : [{ label: 'Memory', value: memory }]),
    ...(enableJumboFrames === undefined
      ? []
      : [{ label: 'Jumbo frames', value: enableJumboFrames ? 'On' : 'Off' }]),
  ],
})

export const settingKinds = {
  role,
  quotas,
  defaultPools,
  defaultSubnetPools,
  poolAssignment,
  instanceSettings,
}
