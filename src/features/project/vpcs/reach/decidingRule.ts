import type { ReachAnswer } from './answerReach'

/** The name of the rule that decides: the one that stops the packet, or the last one that lets it pass. */
export function decidingRule(answer: ReachAnswer): string | undefined {
  if (answer.kind !== 'traced') return undefined
  const { hops } = answer.trace
  const stop = hops.find(({ passes }) => !passes)
  const last = stop ?? hops.findLast(({ kind }) => kind === 'firewall')
  return last?.kind === 'firewall' ? last.decision.rule?.name : undefined
}
