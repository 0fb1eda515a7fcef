import { instancesApi } from '#store/api/resources/instances'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { meApi } from '#store/api/resources/me'
import { policiesApi, type PolicyAt, type PolicyChange } from '#store/api/resources/policies'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import { quotasApi } from '#store/api/resources/quotas'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import type { OperationName } from '#store/api/generated/operationTypes'
import type {
  Instance,
  IpPool,
  IpPoolAssignment,
  IpPoolSiloLink,
  SiloIpPool,
  SiloIpPoolResultsPage,
  SiloQuotas,
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

/** A default pool of a silo, which has one of each kind. */
type DefaultPool = Pick<SiloIpPool, 'id' | 'name' | 'ipVersion' | 'poolType'>

const defaultsIn = (pools: readonly SiloIpPool[]): readonly DefaultPool[] =>
  pools
    .filter(({ isDefault }) => isDefault)
    .map(({ id, name, ipVersion, poolType }) => ({ id, name, ipVersion, poolType }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const isOfKind = (a: DefaultPool, b: DefaultPool) => a.ipVersion === b.ipVersion && a.poolType === b.poolType

const { siloIpPoolList, systemIpPoolSiloUpdate } = siloPoolsApi.endpoints

const defaultPools = placeKind<{ silo: string }, readonly DefaultPool[]>({
  changes: {
    systemIpPoolSiloUpdate: ({ args, answer, cached }: Called<{ silo: string }, IpPoolSiloLink>) => {
      const page = cached.answer<SiloIpPoolResultsPage, { silo: string }>(
        'siloIpPoolList',
        ({ silo }, { items }) =>
          [args.silo, answer.siloId].includes(silo) && items.some(({ id }) => id === answer.ipPoolId),
      )
      const pool = page?.items.find(({ id }) => id === answer.ipPoolId)
      if (!page || !pool) return undefined
      const isReplaced = (other: SiloIpPool) =>
        other.id === pool.id
          ? answer.isDefault
          : other.isDefault && !(answer.isDefault && isOfKind(other, pool))
      return {
        key: { silo: answer.siloId },
        title: `Default IP pool of ${args.silo}`,
        before: defaultsIn(page.items),
        after: defaultsIn(page.items.map((other) => ({ ...other, isDefault: isReplaced(other) }))),
      }
    },
  },
  read: async (ask, { silo }) =>
    defaultsIn((await ask(siloIpPoolList.initiate({ silo, limit: ALL_LIMIT }, FRESH))).items),
  async write(ask, { silo }, { value, now }) {
    const set = ({ id }: DefaultPool, isDefault: boolean) =>
      ask(systemIpPoolSiloUpdate.initiate({ pool: id, silo, body: { isDefault } }, WRITE))
    const has = (pools: readonly DefaultPool[], { id }: DefaultPool) => pools.some((pool) => pool.id === id)
    // One that takes the place of another of its kind replaces it.
    for (const pool of now)
      if (!has(value, pool) && !value.some((wanted) => isOfKind(wanted, pool))) await set(pool, false)
    for (const pool of value) if (!has(now, pool)) await set(pool, true)
  },
  partOf: {
    operation: 'siloIpPoolList',
    with: (pools) => ({ items: pools.map((pool) => ({ ...pool, isDefault: true })) }),
    in: ({ items }: { items: readonly SiloIpPool[] }) => defaultsIn(items),
  },
  words: (pools) => [{ label: 'Default', value: pools.map(({ name }) => name).join(', ') || 'None' }],
  essence: (pools) => pools.map(({ id }) => id),
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

/** The settings whose changes can be undone: the restart policy and the size. */
type Settings = Partial<Pick<Instance, 'autoRestartPolicy' | 'ncpus' | 'memory'>>
const settings = ['autoRestartPolicy', 'ncpus', 'memory'] as const
type Setting = (typeof settings)[number]

const settingsIn = (instance: Instance, which: readonly Setting[]): Settings =>
  Object.fromEntries(which.map((setting) => [setting, instance[setting] ?? null]))

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
            title: which.includes('autoRestartPolicy')
              ? `Restart policy of ${answer.name}`
              : `Size of ${answer.name}`,
            before: settingsIn(replaced, which),
            after: settingsIn(answer, which),
          }
    },
  },
  read: async (ask, { id, which }) =>
    settingsIn(await ask(instanceView.initiate({ instance: id }, FRESH)), which),
  write: (ask, { id, which }, { value, now }) => {
    const { autoRestartPolicy = null, ncpus, memory } = value
    return ask(
      instanceUpdate.initiate(
        {
          instance: id,
          was: now,
          body: {
            ...(which.includes('autoRestartPolicy') && { autoRestartPolicy }),
            ...(ncpus !== undefined && { ncpus }),
            ...(memory !== undefined && { memory }),
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
  words: ({ autoRestartPolicy, ncpus, memory }) => [
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
  ],
})

export const settingKinds = { role, quotas, defaultPools, poolAssignment, instanceSettings }
