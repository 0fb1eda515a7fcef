import { fill, paramsOf } from '#features/kit/noun/address'
import { lookedUp } from '#features/console/lookup/noun'

/** The pages of single resources by their ids, by the kinds that have one. */
export const subjectPages: Readonly<Record<string, (id: string) => string>> = Object.fromEntries(
  lookedUp.map(({ kind, to: { byId } }) => [
    kind,
    (id: string) => fill(byId.path, { [paramsOf(byId.path).join()]: id }),
  ]),
)
