import { useSyncExternalStore } from 'react'
import type { Version } from './api/versions/generated/shipped'
import { hasFeature, whyNotOffered, type FeatureName } from './api/versions/features'
import { useAppStore } from './hooks'

/** The version of the API in which the region is asked. */
export function useRegionVersion(): Version {
  const { regionVersion } = useAppStore()
  const version = () => regionVersion.version
  return useSyncExternalStore(regionVersion.subscribe, version, version)
}

/** Why the region has not got some of these features, as a sentence; undefined if it has them all. */
export const useWhyNotOffered = (...features: readonly FeatureName[]): string | undefined =>
  whyNotOffered(useRegionVersion(), ...features)

/** Whether the region has a feature. */
export const useHasFeature = (feature: FeatureName): boolean => hasFeature(useRegionVersion(), feature)
