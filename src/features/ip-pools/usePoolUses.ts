import { shallowEqual } from 'react-redux'
import type { IpPoolUtilization } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { useAppSelector } from '#store/hooks'

const { ipPoolUtilizationView } = ipPoolsApi.endpoints

/** What the rows of a list have learned of their utilization, by the name of the pool. Makes no call. */
export const usePoolUses = (
  pools: readonly { name: string }[] | undefined,
): Readonly<Record<string, IpPoolUtilization | undefined>> =>
  useAppSelector(
    (state) =>
      Object.fromEntries(
        (pools ?? []).map(({ name }) => [name, ipPoolUtilizationView.select({ pool: name })(state).data]),
      ),
    shallowEqual,
  )
