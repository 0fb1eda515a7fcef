import { useSyncExternalStore } from 'react'
import type { Version } from './api/versions/generated/shipped'
import { hasFeature, type FeatureName } from './api/versions/hasFeature'
import { useAppStore } from './hooks'

/** The version of the API in which the region is asked. */
export function useRegionVersion(): Version {
  const { regionVersion } = useAppStore()
  const version = () => regionVersion.version
  return useSyncExternalStore(regionVersion.subscribe, version, version)
}

/** Whether the region has a feature. */
export const useHasFeature = (feature: FeatureName): boolean => hasFeature(useRegionVersion(), feature)
