import type { ApiError } from '#model/apiError'
import { whyNotOffered } from '#store/api/versions/features'
import type { FeatureName } from '#store/api/versions/hasFeature'
import { storeOf, type LoaderInput } from './load'

/**
 * Ends the loader of a page in a region without its feature, if no other call of the page says so.
 *
 * @throws the ApiError of a call that the region does not offer
 */
export function requireFeature(input: Pick<LoaderInput<unknown>, 'context'>, feature: FeatureName) {
  const reason = whyNotOffered(storeOf(input).regionVersion.version, feature)
  if (reason === undefined) return
  const error: ApiError = { statusCode: 501, errorCode: 'NotOffered', message: reason }
  throw error
}
