import { api } from '../api'
import {
  systemNetworkingSettingsUpdate,
  systemNetworkingSettingsView,
} from '../generated/operations/systemNetworking'
import { mutation, query } from '../wire/endpoint'

/** The settings of the region's network: whether instances may have jumbo frames. One that is absent is switched off. */
export const networkingSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    systemNetworkingSettingsView: query(build, systemNetworkingSettingsView, ['NetworkingSettings']),
    systemNetworkingSettingsUpdate: mutation(build, systemNetworkingSettingsUpdate, ['NetworkingSettings']),
  }),
})
