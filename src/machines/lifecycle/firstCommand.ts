/** A lifecycle's table, as far as the way to another command is concerned. */
interface Ways {
  /** Target by event type, in the order in which the machine names them. */
  targets(state: string): ReadonlyMap<string, string>
  isTransitional(state: string): boolean
}

/** Where a state leads by itself: through transitional states, by the first report that each names. */
function passedBy(ways: Ways, start: string): string[] {
  const passed = [start]
  for (let state = start; ways.isTransitional(state);) {
    const report = [...ways.targets(state)].find(([event]) => event.startsWith('report.'))
    if (!report || passed.includes(report[1])) break
    state = report[1]
    passed.push(state)
  }
  return passed
}

/**
 * The one command after which another one is allowed, as in "stop it first"; undefined where none does, where waiting
 * is enough, and where both together lead back to where they began.
 *
 * @param state where the other command is not allowed
 */
export function firstCommand(ways: Ways, state: string, command: string): string | undefined {
  const can = (at: string) => ways.targets(at).has(command)
  const restOf = (at: string) => passedBy(ways, at).at(-1) ?? at
  if (can(restOf(state))) return undefined
  const leadsOn = ([event, target]: readonly [string, string]) => {
    if (!event.startsWith('command.') || target === state) return false
    const rest = restOf(target)
    if (!can(rest)) return false
    const passed = passedBy(ways, ways.targets(rest).get(command) ?? rest)
    return !passed.includes(state) && passed.at(-1) !== restOf(state)
  }
  return [...ways.targets(state)].find(leadsOn)?.[0]
}
