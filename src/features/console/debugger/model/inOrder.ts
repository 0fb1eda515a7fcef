/** Names in the order in which people expect them: `web-2` before `web-10`. One collator, because making one is slow. */
const collator = new Intl.Collator('en', { numeric: true })

/** The order of two labels. */
export const byLabel = (a: { label: string }, b: { label: string }): number =>
  collator.compare(a.label, b.label)
