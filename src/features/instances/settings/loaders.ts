import type { LoaderFunctionArgs } from 'react-router'
import { affinityApi } from '../../../store/api/affinity'
import { store } from '../../../store/appStore'
import { ALL_LIMIT, FRESH_S } from '../../../store/model/limits'
import { prefetch } from '../../app/prefetch'

const fresh = { forceRefetch: FRESH_S }

/** The groups the instance is in, and those it could be in. */
export const settingsLoader = (args: LoaderFunctionArgs) => {
  const { project = '', instance = '' } = args.params
  const { endpoints } = affinityApi
  const all = { project, limit: ALL_LIMIT }
  const own = { ...all, instance }
  return Promise.all([
    prefetch(args, () => store.dispatch(endpoints.instanceAntiAffinityGroupList.initiate(own, fresh))),
    prefetch(args, () => store.dispatch(endpoints.instanceAffinityGroupList.initiate(own, fresh))),
    prefetch(args, () => store.dispatch(endpoints.antiAffinityGroupList.initiate(all, fresh))),
    prefetch(args, () => store.dispatch(endpoints.affinityGroupList.initiate(all, fresh))),
  ])
}
