/** A text with emphasised parts, usually names. Plain data: it can be computed, compared and logged. */
export type Phrase = readonly (string | { readonly name: string })[]

/** A template tag: interpolated values are emphasised, as in ``phrase`Stop ${instance.name}?` ``. */
export const phrase = (texts: TemplateStringsArray, ...names: readonly string[]): Phrase =>
  texts.flatMap((text, index) => {
    const name = names[index]
    return [...(text === '' ? [] : [text]), ...(name === undefined ? [] : [{ name }])]
  })

/** A phrase as plain text. */
export const phraseText = (parts: Phrase): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')

/** "deleted" for "Delete" and for "Delete with routes". The verbs of deleting labels are regular. */
export function participle(label: string): string {
  const [verb = ''] = label.toLowerCase().split(' ')
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`
}

/** "Detaches" for "Detach", "Stops import" for "Stop import". The verbs of commands are regular. */
export function thirdPerson(label: string): string {
  const [verb = '', ...rest] = label.split(' ')
  return [`${verb}${/([sxz]|[cs]h)$/.test(verb) ? 'es' : 's'}`, ...rest].join(' ')
}
