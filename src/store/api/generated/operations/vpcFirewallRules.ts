// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const vpcFirewallRulesUpdate: Operation<'vpcFirewallRulesUpdate'> = {
  name: 'vpcFirewallRulesUpdate',
  method: 'PUT',
  path: '/v1/vpc-firewall-rules',
  query: ['project', 'vpc'],
  body: 'json',
}

export const vpcFirewallRulesView: Operation<'vpcFirewallRulesView'> = {
  name: 'vpcFirewallRulesView',
  method: 'GET',
  path: '/v1/vpc-firewall-rules',
  query: ['project', 'vpc'],
}
