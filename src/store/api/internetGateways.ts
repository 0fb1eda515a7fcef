import { api } from './api'
import { change, read, write } from './endpoint'
import {
  internetGatewayCreate,
  internetGatewayDelete,
  internetGatewayIpAddressCreate,
  internetGatewayIpAddressDelete,
  internetGatewayIpAddressList,
  internetGatewayIpPoolCreate,
  internetGatewayIpPoolDelete,
  internetGatewayIpPoolList,
  internetGatewayList,
  internetGatewayView,
} from './generated/operations/vpcs'

/** Internet gateways of a VPC, and the pools and addresses attached to them. Deleting with `cascade` takes routes along. */
export const internetGatewaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    internetGatewayList: read(build, internetGatewayList, ['Gateway']),
    internetGatewayView: read(build, internetGatewayView, ['Gateway']),
    internetGatewayCreate: write(build, internetGatewayCreate, ['Gateway']),
    internetGatewayDelete: change(build, internetGatewayDelete, ['Gateway', 'Route']),
    internetGatewayIpPoolList: read(build, internetGatewayIpPoolList, ['GatewayPart']),
    internetGatewayIpPoolCreate: write(build, internetGatewayIpPoolCreate, ['GatewayPart']),
    internetGatewayIpPoolDelete: change(build, internetGatewayIpPoolDelete, ['GatewayPart', 'Route']),
    internetGatewayIpAddressList: read(build, internetGatewayIpAddressList, ['GatewayPart']),
    internetGatewayIpAddressCreate: write(build, internetGatewayIpAddressCreate, ['GatewayPart']),
    internetGatewayIpAddressDelete: change(build, internetGatewayIpAddressDelete, ['GatewayPart', 'Route']),
  }),
})
