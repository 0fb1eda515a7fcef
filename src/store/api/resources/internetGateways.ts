import { api } from '../api'
import { fetchForEach } from '../wire/fetchForEach'
import { change, query, mutation } from '../wire/endpoint'
import { provides } from '../wire/outdated'
import type { InternetGatewayIpAddress, InternetGatewayIpPool } from '../generated/types'
import {
  internetGatewayIpAddressCreate,
  internetGatewayIpAddressDelete,
  internetGatewayIpAddressList,
} from '../generated/operations/internetGatewayIpAddresses'
import {
  internetGatewayIpPoolCreate,
  internetGatewayIpPoolDelete,
  internetGatewayIpPoolList,
} from '../generated/operations/internetGatewayIpPools'
import {
  internetGatewayCreate,
  internetGatewayDelete,
  internetGatewayList,
  internetGatewayView,
} from '../generated/operations/internetGateways'

/**
 * Internet gateways of a VPC, and the pools and addresses attached to them. Deleting with `cascade` also deletes
 * routes.
 */
export const internetGatewaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    internetGatewayList: query(build, internetGatewayList, ['Gateway']),
    internetGatewayView: query(build, internetGatewayView, ['Gateway']),
    internetGatewayCreate: mutation(build, internetGatewayCreate, ['Gateway']),
    internetGatewayDelete: change(build, internetGatewayDelete, ['Gateway', 'Route']),
    internetGatewayIpPoolList: query(build, internetGatewayIpPoolList, ['GatewayPart']),
    internetGatewayIpPoolCreate: mutation(build, internetGatewayIpPoolCreate, ['GatewayPart']),
    internetGatewayIpPoolDelete: change(build, internetGatewayIpPoolDelete, ['GatewayPart', 'Route']),
    internetGatewayIpAddressList: query(build, internetGatewayIpAddressList, ['GatewayPart']),
    internetGatewayIpAddressCreate: mutation(build, internetGatewayIpAddressCreate, ['GatewayPart']),
    internetGatewayIpAddressDelete: change(build, internetGatewayIpAddressDelete, ['GatewayPart', 'Route']),
    /** The pools of several gateways, by the gateway's id. */
    gatewayPools: build.query<
      Readonly<Record<string, readonly InternetGatewayIpPool[]>>,
      { gateways: readonly string[] }
    >({
      queryFn: ({ gateways }, _api, _extra, ask) =>
        fetchForEach(gateways, internetGatewayIpPoolList, (gateway, limit) => ({ gateway, limit }), ask),
      providesTags: provides('gatewayPools', () => ['GatewayPart']),
    }),
    /** The addresses of several gateways, by the gateway's id. */
    gatewayAddresses: build.query<
      Readonly<Record<string, readonly InternetGatewayIpAddress[]>>,
      { gateways: readonly string[] }
    >({
      queryFn: ({ gateways }, _api, _extra, ask) =>
        fetchForEach(gateways, internetGatewayIpAddressList, (gateway, limit) => ({ gateway, limit }), ask),
      providesTags: provides('gatewayAddresses', () => ['GatewayPart']),
    }),
  }),
})
