import { rackId } from '#mirage/scenarios/hardware'

// Bodies and paths for calls on switch ports and their settings.

export const NETWORKING = '/v1/system/networking'
export const PORTS = '/v1/system/hardware/switch-port'

/** The path of a port, or of something below it. */
export const onPort = (port: string, location = 'switch0') =>
  `${port}?rack_id=${rackId}&switch_location=${location}`

export const link = (name = 'phy0') => ({
  link_name: name,
  autoneg: false,
  mtu: 1500,
  speed: 'speed100_g',
  lldp: { enabled: true },
})

export const settings = (more: object = {}) => ({
  name: 'uplink-new',
  description: '',
  port_config: { geometry: 'qsfp28x1' },
  links: [link()],
  addresses: [],
  ...more,
})

/** The part of settings with one BGP neighbour. */
export const withPeer = (more: object = {}) => ({
  bgp_peers: [
    {
      link_name: 'phy0',
      peers: [
        {
          addr: '10.40.0.2',
          allowed_export: { type: 'no_filtering' },
          allowed_import: { type: 'no_filtering' },
          bgp_config: 'tidewater-edge',
          communities: [],
          connect_retry: 3,
          delay_open: 3,
          enforce_first_as: false,
          hold_time: 6,
          idle_hold_time: 3,
          interface_name: 'phy0',
          keepalive: 2,
          remote_asn: 65_020,
          ...more,
        },
      ],
    },
  ],
})
