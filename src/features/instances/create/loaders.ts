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
export const createInstanceLoader = loadAll(
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
