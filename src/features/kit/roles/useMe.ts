import { meApi } from '#store/api/resources/me'

/** The current user and the operator flag. The loader has already fetched both. */
export function useMe() {
  const me = meApi.endpoints.currentUserView.useQueryState({})
  const policy = meApi.endpoints.systemPolicyView.useQueryState({})
  return { me: me.data, isFleetViewer: policy.isSuccess }
}
