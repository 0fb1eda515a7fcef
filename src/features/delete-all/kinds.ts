import { nounsByArea } from '#features/areas/nounsByArea'
import type { Noun } from '#features/kit/noun/noun'
import type { KindFacts, DeletedWith, ThingKind } from '#features/shared/thingFacts'

// Each feature says how its own kinds are taken down: `floating-ips/deletedWith.ts`.
const modules = import.meta.glob<DeletedWith>('../**/deletedWith.ts', {
  eager: true,
  import: 'deletedWith',
})

/**
 * The kinds that are in a project, a VPC or a silo, and those three. The nouns of others of a
 * project say in `tests/nouns` why they are not here.
 */
export const thingKinds: DeletedWith = Object.assign({}, ...Object.values(modules))

/** The facts of a kind. @throws when no feature has it, though another says that it is in its own */
export function kindFacts(kind: ThingKind): KindFacts {
  const facts = thingKinds[kind]
  if (!facts) throw new Error(`No deletedWith.ts has the kind ${kind}`)
  return facts
}

/** The kinds in the order of their nouns, which is that of the sidebars. The others are after them. */
const inOrder = [
  ...new Set([
    ...Object.values(nounsByArea).flatMap((area) =>
      Object.values<Noun>(area).flatMap(({ kind }) => (kind && thingKinds[kind] ? [kind] : [])),
    ),
    ...(Object.keys(thingKinds) as ThingKind[]),
  ]),
]

/** The kinds in a kind, and those that are kept if it is the whole. */
export const kindsInside = (kind: ThingKind) => ({
  contents: inOrder.filter((each) => thingKinds[each]?.in === kind),
  kept: inOrder.filter((each) => thingKinds[each]?.keptIn === kind),
})
