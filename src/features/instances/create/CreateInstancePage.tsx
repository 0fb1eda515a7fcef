import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { affinityApi } from '#store/api/resources/affinity'
import { disksApi } from '#store/api/resources/disks'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { imagesApi } from '#store/api/resources/images'
import { instancesApi } from '#store/api/resources/instances'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { utilizationApi } from '#store/api/resources/utilization'
import { vpcsApi } from '#store/api/resources/vpcs'
import { ALL_LIMIT } from '#store/model/paging'
import { loadAhead, loadAll, type At, type LoaderInput } from '#features/routing/load'
import { useParam } from '#features/routing/useParam'
import { CreateInstanceForm } from './CreateInstanceForm'
import { cloneValues } from './cloneValues'
import { initialValues, presetValues } from './createValues'
import { useFormOptions } from './useFormOptions'
import { useSourceInstance } from './useSourceInstance'

/**
 * The page of a new instance, empty or copied from another one. It accepts input at once; initial values may arrive
 * later.
 */
export function CreateInstancePage() {
  const { project } = useParam('project')
  const [params] = useSearchParams()
  const like = params.get('like') ?? ''
  const options = useFormOptions(project)
  const sourceQuery = useSourceInstance(project, like)
  const { initialInput, sources, pools } = options
  const isLoading = options.isLoading || sourceQuery.isLoading
  const { initial, presets } = useMemo(() => {
    const empty = initialValues(initialInput)
    if (like === '' || sourceQuery.absence) return { initial: empty, presets: presetValues(initialInput) }
    if (!sourceQuery.source || isLoading) return { initial: empty, presets: {} }
    const cloned = cloneValues(empty, sourceQuery.source, {
      sourceKind: (id) => sources.find((source) => source.id === id)?.kind,
      poolName: (id) => pools.find((pool) => pool.id === id)?.name,
    })
    return { initial: cloned, presets: cloned }
  }, [initialInput, like, sourceQuery.absence, sourceQuery.source, isLoading, sources, pools])
  return (
    <CreateInstanceForm
      key={like}
      project={project}
      like={like}
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

/** The instance to copy, if the address names one. */
const likeLoader = (input: LoaderInput<At<'project'>>) =>
  new URL(input.request.url).searchParams.get('like') ? sourceLoader(input) : null

/** All options of the form, in parallel. The form waits for none of them: each fills its own field. */
export const loader = loadAll(
  loadAhead(disksApi.endpoints.diskList, inProject),
  loadAhead(imagesApi.endpoints.imageList, everything),
  loadAhead(imagesApi.endpoints.imageList, inProject),
  loadAhead(snapshotsApi.endpoints.snapshotList, inProject),
  loadAhead(sshKeysApi.endpoints.currentUserSshKeyList, everything),
  loadAhead(siloIpPoolsApi.endpoints.projectIpPoolList, everything),
  loadAhead(floatingIpsApi.endpoints.floatingIpList, inProject),
  loadAhead(vpcsApi.endpoints.vpcList, inProject),
  loadAhead(affinityApi.endpoints.antiAffinityGroupList, inProject),
  loadAhead(utilizationApi.endpoints.utilizationView, () => ({})),
  likeLoader,
)
