import { formatCount } from '#ui/format/numbers'
import { linesOf } from '#model/lines'
import { allowsNetwork, excludedNetworks } from '#model/network/excludedNetworks'

/** The values of the form. */
export interface AllowValues {
  allow: 'any' | 'list'
  networks: string
}

/** The most networks that are named in a sentence. */
const NAMED = 3

/** "10.0.0.0/8, 192.0.2.7 and 4 more networks". */
function namesOf(networks: readonly string[]): string {
  const more = networks.length - NAMED
  if (more <= 0) return networks.join(', ')
  return `${networks.slice(0, NAMED).join(', ')} and ${formatCount(more)} more`
}

/** Whether the address from which the region last saw the user stays in. */
function ownEffect(networks: readonly string[], own: string | undefined): string {
  if (own === undefined)
    return 'It is not known from which address the region sees you. It refuses a list without the address that sends it.'
  return allowsNetwork(networks, own)
    ? `Your address ${own}, by your last call in the audit log, stays in.`
    : `Your address ${own}, by your last call in the audit log, is not in this list. The region refuses a list without the address that sends it.`
}

/**
 * What saving an allow list does: who is let in or shut out, and whether the user stays in. Nothing while it is as it was.
 *
 * @param own the address of the user's last call, if the audit log has one
 */
export function allowListEffects(
  was: AllowValues,
  { allow, networks }: AllowValues,
  own: string | undefined,
): readonly string[] {
  const [before, after] = [linesOf(was.networks), linesOf(networks)]
  if (allow === 'any')
    return was.allow === 'any' ? [] : ['Any address may reach the API and this console from then on.']
  if (after.length === 0) return []
  if (was.allow === 'any')
    return ['Every address outside of these networks loses access at once.', ownEffect(after, own)]
  const lost = excludedNetworks(before, after)
  const isSame = lost.length === 0 && excludedNetworks(after, before).length === 0
  if (isSame) return []
  return [...(lost.length > 0 ? [`Access ends at once for ${namesOf(lost)}.`] : []), ownEffect(after, own)]
}
