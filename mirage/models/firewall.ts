import type { VpcFirewallRule } from '#store/api/generated/types'

/** The rules of a VPC. */
export interface FirewallRow {
  /** The id of the VPC. */
  id: string
  /** Always replaced as a whole. */
  rules: readonly VpcFirewallRule[]
}
