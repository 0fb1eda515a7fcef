import type { KindFacts, TakenDown, ThingKind } from './exports/facts'

// Each feature says how its own kinds are taken down: `floating-ips/takenDown.ts`.
const modules = import.meta.glob<TakenDown>('../**/takenDown.ts', { eager: true, import: 'takenDown' })

/**
 * The kinds that are in a project, a VPC or a silo, and those three. The nouns of others of a
 * project say in `tests/nouns` why they are not here.
 */
export const thingKinds: TakenDown = Object.assign({}, ...Object.values(modules))

/** The facts of a kind. @throws when no feature has it, though another says that it is in its own */
export function kindFacts(kind: ThingKind): KindFacts {
  const facts = thingKinds[kind]
  if (!facts) throw new Error(`No takenDown.ts has the kind ${kind}`)
  return facts
}
