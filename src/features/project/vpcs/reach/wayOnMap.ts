import type { MapNode } from '../map/mapModel'
import { mapLineId, mapTargetId } from '../map/vpcNetwork'
import type { Hop } from '#model/network/reach/tracePacket'
import type { ReachAnswer } from './answerReach'

/** The ids of what a hop passes on the map. */
function idsOf(hop: Hop): string[] {
  const own = hop.at ? [hop.at.id, hop.at.subnetId] : []
  if (hop.kind !== 'route' || !hop.found) return own
  const { router, route, next } = hop.found
  const to = next.kind === 'interface' ? [next.to.id, next.to.subnetId] : []
  return [...own, router.id, mapLineId(router.id, route.target), mapTargetId(route.target), ...to]
}

const verdicts = {
  yes: 'It arrives',
  no: 'It is stopped',
  oneWay: 'It arrives, and the replies are stopped',
} as const

/** The way of an answer on the map, as a node that highlights all parts of it. */
export function wayOnMap(answer: ReachAnswer): MapNode | undefined {
  if (answer.kind !== 'traced') return undefined
  const { trace } = answer
  return {
    id: 'way',
    kind: 'The way',
    label: '',
    description: `of the packet that was asked about. ${verdicts[trace.verdict]}.`,
    related: new Set(trace.hops.flatMap(idsOf)),
  }
}
