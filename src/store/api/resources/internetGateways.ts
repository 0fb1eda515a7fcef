import { api } from '../api'
import { change, query, mutation } from '../wire/endpoint'
import { internetGatewayCreate } from '../generated/operations/internetGatewayCreate'
import { internetGatewayDelete } from '../generated/operations/internetGatewayDelete'
import { internetGatewayIpAddressCreate } from '../generated/operations/internetGatewayIpAddressCreate'
import { internetGatewayIpAddressDelete } from '../generated/operations/internetGatewayIpAddressDelete'
import { internetGatewayIpAddressList } from '../generated/operations/internetGatewayIpAddressList'
import { internetGatewayIpPoolCreate } from '../generated/operations/internetGatewayIpPoolCreate'
import { internetGatewayIpPoolDelete } from '../generated/operations/internetGatewayIpPoolDelete'
import { internetGatewayIpPoolList } from '../generated/operations/internetGatewayIpPoolList'
import { internetGatewayList } from '../generated/operations/internetGatewayList'
import { internetGatewayView } from '../generated/operations/internetGatewayView'

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
  }),
})
