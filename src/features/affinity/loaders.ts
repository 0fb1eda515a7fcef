import type { LoaderFunctionArgs } from 'react-router'
import { affinityApi } from '../../store/api/affinity'
import { store } from '../../store/appStore'
import { ALL_LIMIT, FRESH_S } from '../../store/model/limits'
import { prefetch } from '../app/prefetch'
import { groupAt } from './kinds'
import { apartArgs, togetherArgs } from './queries'

const {
  affinityGroupList,
  antiAffinityGroupList,
  affinityGroupView,
  antiAffinityGroupView,
  affinityGroupMemberList,
  antiAffinityGroupMemberList,
} = affinityApi.endpoints
const fresh = { forceRefetch: FRESH_S }

/** The groups of both kinds. How many members each has is asked for by its row, and waited for by nobody. */
export const groupsLoader = (args: LoaderFunctionArgs) => {
  const at = { project: args.params['project'] ?? '', limit: ALL_LIMIT }
  return Promise.all([
    prefetch(args, () => store.dispatch(antiAffinityGroupList.initiate(at, fresh))),
    prefetch(args, () => store.dispatch(affinityGroupList.initiate(at, fresh))),
  ])
}

export const groupLoader = (args: LoaderFunctionArgs) => {
  const at = groupAt(args.params)
  if (at.kind === 'affinity') {
    const group = togetherArgs(at)
    return Promise.all([
      prefetch(args, () => store.dispatch(affinityGroupView.initiate(group, fresh))),
      prefetch(args, () =>
        store.dispatch(affinityGroupMemberList.initiate({ ...group, limit: ALL_LIMIT }, fresh)),
      ),
    ])
  }
  const group = apartArgs(at)
  return Promise.all([
    prefetch(args, () => store.dispatch(antiAffinityGroupView.initiate(group, fresh))),
    prefetch(args, () =>
      store.dispatch(antiAffinityGroupMemberList.initiate({ ...group, limit: ALL_LIMIT }, fresh)),
    ),
  ])
}
