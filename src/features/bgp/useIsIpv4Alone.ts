import type { Version } from '#store/api/versions/change'
import { isBefore } from '#store/api/versions/offers'
import { useRegionVersion } from '#store/useRegionVersion'

/** Since this version, a region lists IPv6 routes, and uses several paths for a route. */
const SINCE: Version = '2026021301'

/** Whether the region has BGP for IPv4 alone, with one path for each route. */
export const useIsIpv4Alone = (): boolean => isBefore(useRegionVersion(), SINCE)
