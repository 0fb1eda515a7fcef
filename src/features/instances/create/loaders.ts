import type { LoaderFunctionArgs } from 'react-router'
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
import { store } from '../../../store/appStore'
import { isApiError } from '../../../store/model/apiError'
import { ALL_LIMIT, FRESH_S } from '../../../store/model/limits'
import { prefetch } from '../../app/prefetch'

const fresh = { forceRefetch: FRESH_S }
const everything = { limit: ALL_LIMIT }

/** What one may not see is not offered; the form is there all the same. */
const tolerant = async (wanted: Promise<unknown>) => {
  try {
    await wanted
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

/** Everything the form offers, all at once, and the instance it is to be like, if one is named. */
export const createInstanceLoader = async (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  const like = new URL(args.request.url).searchParams.get('like') ?? ''
  const inProject = { project, limit: ALL_LIMIT }
  const { dispatch } = store
  await Promise.all([
    prefetch(args, () => dispatch(disksApi.endpoints.diskList.initiate(inProject, fresh))),
    ...[
      prefetch(args, () => dispatch(imagesApi.endpoints.imageList.initiate(everything, fresh))),
      prefetch(args, () => dispatch(imagesApi.endpoints.imageList.initiate(inProject, fresh))),
      prefetch(args, () => dispatch(snapshotsApi.endpoints.snapshotList.initiate(inProject, fresh))),
      prefetch(args, () => dispatch(sshKeysApi.endpoints.currentUserSshKeyList.initiate(everything, fresh))),
      prefetch(args, () => dispatch(siloIpPoolsApi.endpoints.projectIpPoolList.initiate(everything, fresh))),
      prefetch(args, () => dispatch(floatingIpsApi.endpoints.floatingIpList.initiate(inProject, fresh))),
      prefetch(args, () => dispatch(vpcsApi.endpoints.vpcList.initiate(inProject, fresh))),
      prefetch(args, () => dispatch(affinityApi.endpoints.antiAffinityGroupList.initiate(inProject, fresh))),
      prefetch(args, () => dispatch(utilizationApi.endpoints.utilizationView.initiate({}, fresh))),
    ].map(tolerant),
    like
      ? prefetch(args, () =>
          dispatch(instancesApi.endpoints.instanceView.initiate({ project, instance: like }, fresh)),
        )
      : null,
  ])
  return null
}
