import { expect, test } from 'vitest'
import { newRule, type RuleFormValues } from './ruleValues'
import { ruleSentence } from './ruleSentence'

const tcp = { type: 'tcp' } as const
const udp = { type: 'udp' } as const

test.each<[Partial<RuleFormValues>, string]>([
  [{}, 'Lets all traffic from anywhere reach every instance in plant-floor.'],
  [{ protocols: [tcp], ports: ['22'] }, 'Lets TCP 22 from anywhere reach every instance in plant-floor.'],
  [
    { protocols: [tcp, udp], ports: ['80', '443'], hosts: [{ type: 'ip_net', value: '10.0.0.0/8' }] },
    'Lets TCP and UDP on ports 80 and 443 from every address in 10.0.0.0/8 reach every instance in plant-floor.',
  ],
  [
    { ports: ['8000-8080'], targets: [{ type: 'instance', value: 'web-1' }] },
    'Lets all traffic on ports 8000-8080 from anywhere reach web-1.',
  ],
  [
    { ports: ['22'], targets: [{ type: 'ip', value: '10.0.0.7' }] },
    'Lets all traffic on port 22 from anywhere reach 10.0.0.7.',
  ],
  [
    { direction: 'outbound', hosts: [{ type: 'subnet', value: 'lab' }] },
    'Lets every instance in plant-floor send all traffic to every instance in subnet lab.',
  ],
  [
    { action: 'deny', protocols: [{ type: 'icmp', value: null }] },
    'Blocks ICMP from anywhere to every instance in plant-floor.',
  ],
  [
    { action: 'deny', direction: 'outbound', protocols: [udp], ports: ['53'] },
    'Blocks UDP 53 from every instance in plant-floor to anywhere.',
  ],
  [
    { enabled: false },
    'Lets all traffic from anywhere reach every instance in plant-floor. Not while it is disabled.',
  ],
  // Of a later version: what it does is not known.
  [
    { action: 'log' as never, protocols: [tcp] },
    'Applies “log” to inbound traffic between every instance in plant-floor and anywhere: TCP.',
  ],
  [
    { action: 'deny', direction: 'both' as never },
    'Applies “deny” to both traffic between every instance in plant-floor and anywhere: all traffic.',
  ],
  [{ targets: [] }, 'Has no effect: it has no target.'],
])('a rule with %j reads: %s', (values, sentence) => {
  expect(ruleSentence({ ...newRule('plant-floor', []), ...values })).toBe(sentence)
})
