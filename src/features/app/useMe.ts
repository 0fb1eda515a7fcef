import { meApi } from '../../store/api/me'

/** Who is signed in, and whether they may see the operators' screens. The loader has fetched it already. */
export function useMe() {
  const me = meApi.endpoints.currentUserView.useQueryState({})
  const policy = meApi.endpoints.systemPolicyView.useQueryState({})
  return { me: me.data, isFleetViewer: policy.isSuccess }
}
