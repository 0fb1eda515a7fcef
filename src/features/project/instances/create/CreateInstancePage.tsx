import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { affinityApi } from '#store/api/resources/affinity'
import { disksApi } from '#store/api/resources/disks'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { imagesApi } from '#store/api/resources/images'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { subnetsApi } from '#store/api/resources/subnets'
import { utilizationApi } from '#store/api/resources/utilization'
import { vpcsApi } from '#store/api/resources/vpcs'
import { isApiError, type ApiError } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { loadAhead, loadAll, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import type { NamedQuery } from '#features/kit/queries/FailedQueries'
import { instances } from '../noun'
import { CreateInstanceForm } from './CreateInstanceForm'
import { type SourceInstance, cloneInstanceValues } from './cloneValues'
import { initialValues, presetValues } from './createValues'
import { listLabels } from './fieldLabels'
import { useFormOptions } from './useFormOptions'

/** Whether the resource does not exist or is not visible to the user. */
const isAbsence = (error: unknown): error is ApiError =>
  isApiError(error) && [403, 404].includes(error.statusCode)

/** Whether a query failed. Absent parts are left out of the copy instead. */
const isFailure = ({ error }: NamedQuery) => error !== undefined && !isAbsence(error)

/**
 * The instance to copy, once it is fully loaded. All interfaces of an instance are in one VPC, so the names of
 * one VPC and its subnets suffice.
 *
 * @returns undefined while a part is loading or failed: a partial copy could be mistaken for a complete one.
 * `absence` is the reason why the instance itself cannot be copied.
 */
function useSourceInstance(
  project: string,
  name: string,
): { isLoading: boolean; failed: readonly NamedQuery[]; source?: SourceInstance; absence?: ApiError } {
  const skip = { skip: name === '' }
  const at = { project, instance: name }
  const all = { ...at, limit: ALL_LIMIT }
  const instance = instancesApi.endpoints.instanceView.useQuery(at, skip)
  const disks = instanceDisksApi.endpoints.instanceDiskList.useQuery(at, skip)
  const nics = instancesApi.endpoints.instanceNetworkInterfaceList.useQuery(at, skip)
  const ips = instancesApi.endpoints.instanceExternalIpList.useQuery(at, skip)
  const groups = affinityApi.endpoints.instanceAntiAffinityGroupList.useQuery(all, skip)
  const keys = sshKeysApi.endpoints.instanceSshPublicKeyList.useQuery(all, skip)
  const vpcId = nics.data?.items[0]?.vpcId
  const vpc = vpcsApi.endpoints.vpcView.useQuery({ vpc: vpcId ?? '' }, { skip: !vpcId })
  const subnets = subnetsApi.endpoints.vpcSubnetList.useQuery(
    { vpc: vpcId ?? '', limit: ALL_LIMIT },
    { skip: !vpcId },
  )
  const of = (list: string) => `${list} of ${name}`
  const queries = [
    { ...instance, what: `${instances.one} ${name}` },
    { ...disks, what: of(listLabels.disk) },
    { ...nics, what: of(listLabels.nic) },
    { ...ips, what: of(listLabels.externalIp) },
    { ...groups, what: of(listLabels.group) },
    { ...keys, what: of(listLabels.key) },
    { ...vpc, what: of(listLabels.vpc) },
    { ...subnets, what: of(listLabels.subnet) },
  ]
  const failed = queries.filter(isFailure)
  const isLoading = queries.some((query) => query.isLoading)
  const isWhole = !isLoading && failed.length === 0
  // Keeps its identity between renders, since names are generated from it.
  const source = useMemo((): SourceInstance | undefined => {
    if (!isWhole || !instance.data) return undefined
    const subnetName = (id: string) => subnets.data?.items.find((subnet) => subnet.id === id)?.name
    return {
      instance: instance.data,
      disks: disks.data?.items ?? [],
      nics: (nics.data?.items ?? []).flatMap((nic) => {
        const named = subnetName(nic.subnetId)
        return vpc.data && named ? [{ ...nic, vpcName: vpc.data.name, subnetName: named }] : []
      }),
      externalIps: ips.data?.items ?? [],
      groups: (groups.data?.items ?? []).map((group) => group.name),
      sshKeys: keys.data?.items.map(({ id }) => id),
    }
  }, [
    isWhole,
    instance.data,
    disks.data,
    nics.data,
    ips.data,
    groups.data,
    keys.data,
    vpc.data,
    subnets.data,
  ])
  return {
    isLoading,
    failed,
    ...(source && { source }),
    ...(isAbsence(instance.error) && { absence: instance.error }),
  }
}

/** The page of a new or copied instance. It accepts input at once; initial values may arrive later. */
export function CreateInstancePage() {
  const { project } = useParam('project')
  const [params] = useSearchParams()
  const like = params.get('like') ?? ''
  const image = params.get('image') ?? ''
  const options = useFormOptions(project, image)
  const sourceQuery = useSourceInstance(project, like)
  const { initialInput, sources, pools, keys } = options
  // Without the names in use, none is proposed.
  const named = instancesApi.endpoints.instanceList.useQuery(
    { project, limit: ALL_LIMIT },
    { skip: like === '' },
  )
  const isLoading = options.isLoading || sourceQuery.isLoading || named.isLoading
  const { initial, presets } = useMemo(() => {
    const empty = initialValues(initialInput)
    if (like === '' || sourceQuery.absence) return { initial: empty, presets: presetValues(initialInput) }
    if (!sourceQuery.source || isLoading) return { initial: empty, presets: {} }
    const cloned = cloneInstanceValues(empty, sourceQuery.source, {
      sourceKind: (id) => sources.find((source) => source.id === id)?.kind,
      poolName: (id) => pools.find((pool) => pool.id === id)?.name,
      taken: named.data && new Set(named.data.items.map(({ name }) => name)),
      isOwnKey: (id) => keys.some((key) => key.id === id),
    })
    // Its keys follow once those of the person are read: only theirs are taken over.
    const { sshKeys, ...rest } = cloned
    return { initial: cloned, presets: initialInput.sshKeys ? { ...rest, sshKeys } : rest }
  }, [
    initialInput,
    like,
    sourceQuery.absence,
    sourceQuery.source,
    isLoading,
    sources,
    pools,
    keys,
    named.data,
  ])
  return (
    <CreateInstanceForm
      key={`${like} ${image}`}
      project={project}
      like={like}
      image={image}
      initialValues={initial}
      presets={presets}
      isLoading={isLoading}
      options={options}
      absence={sourceQuery.absence}
      failed={[...options.failed, ...sourceQuery.failed]}
    />
  )
}

const inProject = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })
const everything = () => ({ limit: ALL_LIMIT })

const sourceLoader = loadAhead(instancesApi.endpoints.instanceView, ({ project }: At<'project'>, query) => ({
  project,
  instance: query.get('like') ?? '',
}))

/** The instance to copy, if the address has one. */
const likeLoader = (input: LoaderInput<At<'project'>>) =>
  new URL(input.request.url).searchParams.get('like') ? sourceLoader(input) : null

/** All options of the form, in parallel. The form waits for none of them: each fills its own field. */
export const loader = loadAll(
  loadAhead(disksApi.endpoints.diskList, inProject),
  loadAhead(imagesApi.endpoints.imageList, everything),
  loadAhead(imagesApi.endpoints.imageList, inProject),
  loadAhead(snapshotsApi.endpoints.snapshotList, inProject),
  loadAhead(sshKeysApi.endpoints.currentUserSshKeyList, everything),
  loadAhead(siloIpPoolsApi.endpoints.ipPoolList, everything),
  loadAhead(floatingIpsApi.endpoints.floatingIpList, inProject),
  loadAhead(vpcsApi.endpoints.vpcList, inProject),
  loadAhead(affinityApi.endpoints.antiAffinityGroupList, inProject),
  loadAhead(utilizationApi.endpoints.utilizationView, () => ({})),
  likeLoader,
)
