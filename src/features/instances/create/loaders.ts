import { affinityApi } from '../../../store/api/affinity'
import { disksApi } from '../../../store/api/disks'
import { floatingIpsApi } from '../../../store/api/floatingIps'
import { imagesApi } from '../../../store/api/images'
import { instancesApi } from '../../../store/api/instances'
import { siloIpPoolsApi } from '../../../store/api/siloIpPools'
import { snapshotsApi } from '../../../store/api/snapshots'
import { sshKeysApi } from '../../../store/api/sshKeys'
import { utilizationApi } from '../../../store/api/utilization'
import { vpcsApi } from '../../../store/api/vpcs'
import { ALL_LIMIT } from '../../../store/model/limits'
import { load, loadAll, settled, upTo, type At, type LoaderInput } from '../../app/load'

const inProject = ({ project }: At) => ({ project, limit: ALL_LIMIT })
const everything = () => ({ limit: ALL_LIMIT })

const sourceLoader = load(instancesApi.endpoints.instanceView, ({ project }, query) => ({
  project,
  instance: query.get('like') ?? '',
}))

/** The instance the new one is to be like, if one is named. */
const likeLoader = (input: LoaderInput) =>
  new URL(input.request.url).searchParams.get('like') ? sourceLoader(input) : null

/** How long the page waits for what it offers, in milliseconds. */
const PATIENCE_MS = 600

/** Everything the form offers, all at once. What one may not see is not offered; the form is there all the same. */
export const createInstanceLoader = upTo(
  PATIENCE_MS,
  loadAll(
    ...[
      load(disksApi.endpoints.diskList, inProject),
      load(imagesApi.endpoints.imageList, everything),
      load(imagesApi.endpoints.imageList, inProject),
      load(snapshotsApi.endpoints.snapshotList, inProject),
      load(sshKeysApi.endpoints.currentUserSshKeyList, everything),
      load(siloIpPoolsApi.endpoints.projectIpPoolList, everything),
      load(floatingIpsApi.endpoints.floatingIpList, inProject),
      load(vpcsApi.endpoints.vpcList, inProject),
      load(affinityApi.endpoints.antiAffinityGroupList, inProject),
      load(utilizationApi.endpoints.utilizationView, () => ({})),
      likeLoader,
    ].map(settled),
  ),
)
