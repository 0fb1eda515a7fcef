/** The routers of a subnet by name; undefined for none of its own. */
type RouterName = string | undefined

/** What another router does to the traffic of a subnet; nothing while it is the same. */
export function subnetEffects(was: RouterName, now: RouterName): readonly string[] {
  if (was === now) return []
  if (now === undefined)
    return [
      `Traffic of this subnet no longer follows the routes of router ${was}, only those of the system router.`,
    ]
  return [
    `Traffic of this subnet follows the routes of router ${now} from then on${was === undefined ? '' : `, and no longer those of ${was}`}.`,
  ]
}
