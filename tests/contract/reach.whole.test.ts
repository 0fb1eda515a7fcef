import { describe, expect, test } from 'vitest'
import { Random } from '#mirage/random'
import { decideFirewall } from '#model/network/reach/decideFirewall'
import { missingRule } from '#model/network/reach/missingRule'
import { outsideCells } from '#model/network/reach/outsideCells'
import { pairChanges } from '#model/network/reach/pairChanges'
import { rulesThatNeverApply } from '#model/network/reach/ruleOverlap'
import { privateAddressOf } from '#model/network/reach/reachNetwork'
import { tracePacket, type Hop } from '#model/network/reach/tracePacket'
import { bitsOfAddress, ReachByBits } from '../support/reachByBits'
import { makeQuestion, makeReachNetwork, makeRule, makeTraffic } from '../support/reachRegion'

// What the console computes about a VPC agrees with a second evaluator that is written otherwise. Rules: NET-17 to NET-21.

const SETS = 200
const PACKETS = 50

const seeds = Array.from({ length: SETS }, (_, seed) => seed)

/** A hop in the words of the second evaluator. */
function eventOf(hop: Hop): string {
  const ends = hop.passes ? 'passes' : 'stops'
  switch (hop.kind) {
    case 'firewall':
      return `${hop.direction === 'inbound' ? 'in' : 'out'} ${hop.at.name} ${hop.decision.rule?.name ?? '-'} ${ends}`
    case 'route':
      return hop.found
        ? `route ${hop.found.router.name} ${hop.found.route.name} ${hop.why ?? 'passes'}`
        : 'route none'
    case 'transit':
      return `transit ${hop.way} ${hop.at.name} ${ends}`
    case 'circle':
      return 'circle'
    case 'exit':
      return `exit ${hop.gateway} ${hop.why ?? `passes ${bitsOfAddress(hop.address ?? '')}`}`
    case 'entry':
      return `entry ${hop.why ?? `${hop.at?.name} passes`}`
  }
}

const eventsOf = (hops: readonly Hop[]) => {
  const last = hops.at(-1)
  const isArrived = last?.passes === true && last.kind === 'firewall' && last.direction === 'inbound'
  return [...hops.map(eventOf), ...(isArrived ? ['arrived'] : [])]
}

describe.each([4, 6] as const)('with IPv%s', (family) => {
  test(`${SETS} VPCs × ${PACKETS} packets: both evaluators agree on every hop`, () => {
    const verdicts = new Map<string, number>()
    for (const seed of seeds) {
      const random = new Random(`reach ${family} ${seed}`)
      const network = makeReachNetwork(random)
      const second = new ReachByBits(network)
      const questions = Array.from({ length: PACKETS }, () => makeQuestion(random, network, family))
      const traces = questions.map((question) => tracePacket(question, network))
      expect(
        traces.map(({ hops, replies }, packet) => [packet, eventsOf(hops), eventsOf(replies)]),
        `seed ${seed}`,
      ).toEqual(
        questions.map((question, packet) => {
          const { events, replies } = second.ask(question)
          return [packet, events, replies.filter((event) => event !== 'arrived')]
        }),
      )
      for (const { verdict } of traces) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
    }
    // Generated VPCs are worth nothing if nothing arrives in them, or everything.
    for (const verdict of ['yes', 'no', 'oneWay'])
      expect(verdicts.get(verdict) ?? 0, `packets with ${verdict}`).toBeGreaterThan((SETS * PACKETS) / 50)
  })

  test('every address outside is like that of its cell, to every rule', () => {
    for (const seed of seeds.slice(0, 40)) {
      const random = new Random(`cells ${family} ${seed}`)
      const network = makeReachNetwork(random)
      const second = new ReachByBits(network)
      const cells = outsideCells(network, family).map((cell) => ({
        ...cell,
        beginning:
          cell.network === undefined
            ? String(family)
            : bitsOfAddress(cell.network.split('/')[0] ?? '').slice(
                0,
                1 + Number(cell.network.split('/')[1]),
              ),
      }))
      for (let turn = 0; turn < 30; turn += 1) {
        const { source, from } = makeQuestion(random, network, family)
        if (from) continue
        const bits = bitsOfAddress(source)
        const [cell] = cells
          .filter(({ beginning }) => bits.startsWith(beginning))
          .sort((a, b) => b.beginning.length - a.beginning.length)
        const traffic = makeTraffic(random, family)
        for (const at of network.interfaces)
          expect(
            second.rulePainted('inbound', at.id, bitsOfAddress(cell?.address ?? ''), traffic)?.name,
          ).toBe(second.rulePainted('inbound', at.id, bits, traffic)?.name)
      }
    }
  })

  test('the rule that is missing lets the packet pass the firewall that stopped it', () => {
    let stopped = 0
    for (const seed of seeds) {
      const random = new Random(`missing ${family} ${seed}`)
      const network = makeReachNetwork(random)
      for (let packet = 0; packet < 10; packet += 1) {
        const question = makeQuestion(random, network, family)
        const last = tracePacket(question, network).hops.at(-1)
        if (last?.kind !== 'firewall' || last.passes) continue
        const { direction, at, decision } = last
        const other = direction === 'inbound' ? question.source : question.destination
        const rule = missingRule(
          { direction, at, decision, traffic: question.traffic, other: { type: 'ip', value: other } },
          network.rules,
        )
        expect(rule === undefined).toBe(decision.rule?.priority === 0)
        if (!rule) continue
        stopped += 1
        const more = new ReachByBits({ ...network, rules: [...network.rules, rule] })
        expect(more.rulePainted(direction, at.id, bitsOfAddress(other), question.traffic)?.name).toBe(
          rule.name,
        )
      }
    }
    expect(stopped).toBeGreaterThan(SETS)
  })

  test('a rule that never applies decides nothing', () => {
    let never = 0
    for (const seed of seeds) {
      const random = new Random(`never ${family} ${seed}`)
      const network = makeReachNetwork(random)
      const found = rulesThatNeverApply(network.rules, network.vpc)
      if (found.size === 0) continue
      never += found.size
      const second = new ReachByBits(network)
      for (let packet = 0; packet < 20; packet += 1) {
        const { source, traffic } = makeQuestion(random, network, family)
        for (const at of network.interfaces)
          for (const direction of ['inbound', 'outbound']) {
            const rule = second.rulePainted(direction, at.id, bitsOfAddress(source), traffic)
            expect(rule && found.get(rule.name), `rule ${rule?.name}`).toBeUndefined()
          }
      }
    }
    expect(never).toBeGreaterThan(SETS / 2)
  })

  test('pairs of instances gain and lose what the firewall lets pass after a change', () => {
    let changes = 0
    for (const seed of seeds.slice(0, 60)) {
      const random = new Random(`pairs ${family} ${seed}`)
      const made = makeReachNetwork(random)
      // One interface and one IP version for each instance, so that a pair is one way.
      const interfaces = made.interfaces.flatMap((one) => {
        const address = one.isPrimary ? privateAddressOf(one, family) : undefined
        return address === undefined ? [] : [{ ...one, addresses: [address] }]
      })
      const network = { ...made, interfaces }
      const after = [...made.rules.slice(1), makeRule(random, 99)]
      const pairs = pairChanges(network, after)
      changes += pairs.length
      const [was, is] = [new ReachByBits(network), new ReachByBits({ ...network, rules: after })]
      for (const from of interfaces)
        for (const to of interfaces) {
          if (from === to) continue
          const traffic = {
            type: random.pick(['tcp', 'udp'] as const),
            port: random.pick([1, 22, 100, 443, 8050, 9000]),
          }
          const passes = (evaluator: ReachByBits) => {
            const bits = {
              from: bitsOfAddress(from.addresses[0] ?? ''),
              to: bitsOfAddress(to.addresses[0] ?? ''),
            }
            const out = evaluator.rulePainted('outbound', from.id, bits.to, traffic)
            const into = evaluator.rulePainted('inbound', to.id, bits.from, traffic)
            return (out?.action ?? 'allow') === 'allow' && into?.action === 'allow'
          }
          const pair = pairs.find((one) => one.from === from.instance && one.to === to.instance)
          const has = (texts: readonly string[] = []) =>
            texts.some((text) => {
              const [protocol = '', range = '1-65535'] = text.split(' ')
              const [first = 0, last = first] = range.split('-').map(Number)
              return protocol.toLowerCase() === traffic.type && first <= traffic.port && traffic.port <= last
            })
          const context = `seed ${seed}: ${from.instance} to ${to.instance}, ${JSON.stringify(traffic)}`
          expect(has(pair?.gained), `gains, ${context}`).toBe(!passes(was) && passes(is))
          expect(has(pair?.lost), `loses, ${context}`).toBe(passes(was) && !passes(is))
        }
    }
    expect(changes).toBeGreaterThan(60)
  })
})

test('a rule that nearly applied decides otherwise once its obstacle is gone', () => {
  const random = new Random('near')
  let near = 0
  for (let turn = 0; turn < SETS; turn += 1) {
    const network = makeReachNetwork(random)
    const { source, traffic } = makeQuestion(random, network, 4)
    for (const at of network.interfaces) {
      const asked = { direction: 'inbound', at, other: source, traffic } as const
      const decision = decideFirewall(asked, network)
      for (const { rule, obstacle } of decision.near) {
        near += 1
        const mended = {
          ...rule,
          ...(obstacle === 'disabled' && { status: 'enabled' as const }),
          ...(obstacle === 'target' && { targets: [{ type: 'vpc' as const, value: network.vpc }] }),
          ...(obstacle === 'outranked' && { priority: -1 }),
          filters: {
            hosts: obstacle === 'host' ? null : rule.filters.hosts,
            ports: obstacle === 'port' ? null : rule.filters.ports,
            protocols: obstacle === 'protocol' ? null : rule.filters.protocols,
          },
        }
        const rules = network.rules.map((one) => (one === rule ? mended : one))
        const mendedDecision = decideFirewall(asked, { ...network, rules })
        expect(mendedDecision.passes, `${obstacle} of ${rule.name}`).toBe(!decision.passes)
      }
    }
  }
  expect(near).toBeGreaterThan(SETS / 2)
})
