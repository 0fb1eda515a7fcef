import { whyNotOffered } from './api/versions/features'
import type { FeatureName } from './api/versions/hasFeature'
import { useRegionVersion } from './useRegionVersion'

/** Why the region has not got some of these features, as a sentence; undefined if it has them all. */
export const useWhyNotOffered = (...features: readonly FeatureName[]): string | undefined =>
  whyNotOffered(useRegionVersion(), ...features)
