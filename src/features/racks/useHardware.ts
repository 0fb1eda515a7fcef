import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'

const all = { limit: ALL_LIMIT }

/** All sleds, uninitialized sleds and switches, with the calls that provide them. */
export function useHardware() {
  const { sledList, sledListUninitialized, switchList } = hardwareApi.endpoints
  const sleds = sledList.useQuery(all)
  const waiting = sledListUninitialized.useQuery({})
  const switches = switchList.useQuery(all)
  const hardware = useMemo(
    () => ({ sleds: sleds.data?.items, waiting: waiting.data?.items, switches: switches.data?.items }),
    [sleds.data, waiting.data, switches.data],
  )
  return {
    hardware,
    queries: [
      { ...sleds, failed: 'Could not load the sleds' },
      { ...waiting, failed: 'Could not load the uninitialized sleds' },
      { ...switches, failed: 'Could not load the switches' },
    ],
  }
}
